import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { readPages, renderPage } from './page-file.ts';

let folder: string;
let server: TestServer;

const page = (markdown: string) =>
  `---\ntitle: Доставка\ndescription: Сроки и стоимость\nupdated: 2026-02-01\n---\n${markdown}`;
const write = (markdown: string) => writeFile(join(folder, 'delivery.md'), page(markdown));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pages-'));
  server = await startTestServer({ config: { pagesDir: folder } });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const read = (id: string, headers: Record<string, string> = {}) =>
  server.request('GET', `/api/v1/emptypage/${id}`, { headers });

describe('emptypage', () => {
  it('turns Markdown into HTML for everybody', async () => {
    await write(
      'Суть.\n\n## Курьером\n\n- за **день**\n- [в корзину](/cart)\n\n| Куда |\n| --- |\n| Москва |',
    );
    const { status, body } = await read('delivery');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'delivery',
      title: 'Доставка',
      description: 'Сроки и стоимость',
      updatedAt: '2026-02-01T00:00:00.000Z',
    });
    expect(body.html.replaceAll('\n', '')).toBe(
      '<p>Суть.</p><h2>Курьером</h2><ul><li>за <strong>день</strong></li><li><a href="/cart">в корзину</a></li></ul><table><thead><tr><th scope="col">Куда</th></tr></thead><tbody><tr><td>Москва</td></tr></tbody></table>',
    );
  });

  it('cleans what it is given, and keeps the id of a heading', async () => {
    await write(
      '<h2 id="x" class="y">Раз</h2><p onclick="x()"><a href="/cart" target="_top">а</a></p><script>alert(1)</script>[б](javascript:alert(1)) ![в](/x.png)',
    );
    expect((await read('delivery')).body.html).toBe(
      '<h2 id="x">Раз</h2><p><a href="/cart">а</a></p>[б](javascript:alert(1)) ![в](/x.png)',
    );
    await write('[б](javascript:alert(1)) <b onclick="x()">в</b>');
    expect((await read('delivery')).body.html).toBe('<p><a>б</a> <b>в</b></p>');
  });

  it('is not sent again until it changes', async () => {
    const tag = (await read('delivery')).headers.get('etag') ?? '';
    expect((await read('delivery', { 'If-None-Match': tag })).status).toBe(304);
    await write('Иначе');
    expect((await read('delivery', { 'If-None-Match': tag })).body.html).toBe('<p>Иначе</p>');
  });

  it('is not there under another name', async () => {
    expect(await read('unknown')).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
    expect((await read('a%2Fb')).status).toBe(400);
    expect((await read('..%2Fdelivery')).status).toBe(400);
  });
});

describe('a page that cannot be shown', () => {
  it.each([
    ['a fact that the server does not know', page('{{storageDay}}'), /storageDay.*storageTime/],
    ['a name that every object has', page('{{constructor}}'), /constructor/],
    ['no title', 'Текст', /title/],
    ['a date that is none', page('').replace('2026-02-01', 'вчера'), /updated/],
  ])('names the file and what is wrong: %s', (_name, text, message) => {
    expect(() => renderPage('delivery.md', text, server)).toThrow(message);
    expect(() => renderPage('delivery.md', text, server)).toThrow(/^delivery\.md/);
  });

  it('keeps the server from starting', async () => {
    const pagesDir = await mkdtemp(join(tmpdir(), 'shop-pages-'));
    const config = { ...server.config, pagesDir };
    await cp('demo/pages', pagesDir, { recursive: true });
    await expect(readPages({ ...server, config })).resolves.toHaveProperty('size', 13);
    await writeFile(join(pagesDir, 'broken.md'), page('{{nothing}}'));
    await expect(readPages({ ...server, config })).rejects.toThrow('broken.md: {{nothing}}');
    await rm(pagesDir, { recursive: true });
    await expect(readPages({ ...server, config })).rejects.toThrow('PAGES_DIR');
  });
});
