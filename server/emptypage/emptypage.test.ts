import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticPages } from '#server/db/schema/content.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const updatedAt = new Date('2026-02-01T09:00:00.000Z');

beforeAll(async () => {
  server = await startTestServer();
  await server.db.insert(staticPages).values({
    id: 'delivery',
    title: 'Доставка',
    html: '<h2>Курьером</h2><p onclick="x()">За день, <a href="/cart" target="_top">от</a> 300 ₽</p><script>alert(1)</script><a href="javascript:alert(1)">х</a>',
    description: 'Сроки и стоимость',
    updatedAt,
  });
});

afterAll(() => server.close());

const read = (id: string, headers: Record<string, string> = {}) =>
  server.request('GET', `/api/v1/emptypage/${id}`, { headers });

describe('a page of text', () => {
  it('is read by anybody, cleaned', async () => {
    const { status, body } = await read('delivery');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'delivery',
      title: 'Доставка',
      html: '<h2>Курьером</h2><p>За день, <a href="/cart">от</a> 300 ₽</p><a>х</a>',
      description: 'Сроки и стоимость',
      updatedAt: '2026-02-01T09:00:00.000Z',
    });
  });

  it('is not sent again until it changes', async () => {
    const first = await read('delivery');
    const tag = first.headers.get('etag') ?? '';
    expect((await read('delivery', { 'If-None-Match': tag })).status).toBe(304);
    const later = new Date(updatedAt.getTime() + 1000);
    await server.db
      .update(staticPages)
      .set({ title: 'Иначе', updatedAt: later })
      .where(eq(staticPages.id, 'delivery'));
    expect((await read('delivery', { 'If-None-Match': tag })).body.title).toBe('Иначе');
  });

  it('is not there under another name', async () => {
    expect(await read('unknown')).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
    expect((await read('a%2Fb')).status).toBe(400);
  });
});
