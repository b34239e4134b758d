import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductDocumentRecord } from '#server/db/schema/catalog.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { TOKEN_PREFIX } from '#tests/support/servers/server.ts';

const certificate: ProductDocumentRecord = {
  kind: 'RegistrationCertificate',
  title: 'Регистрационное удостоверение № РЗН 2019/8431 от 05.03.2019',
  number: 'РЗН 2019/8431',
  validUntil: '2029-12-31',
  url: '/certificates/1012000.pdf',
};
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
  await shop.setProduct('composite', { marketID: '1012000', documents: [certificate] });
  await shop.setProduct('gloves', { documents: [{ ...certificate }] });
});
afterAll(() => shop.close());

async function load(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return shop.fetch(new Request(`http://localhost:3000${path}`, { headers }));
}

describe('certificate of a demo product', () => {
  it('is a PDF with the product, the number and both dates', async () => {
    const response = await load(certificate.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { pages } = readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toHaveLength(1);
    const text = pages[0]?.replace(/\s+/g, ' ') ?? '';
    for (const part of [
      'Композит Эстерион',
      '№ РЗН 2019/8431',
      'Дата регистрации 05.03.2019',
      'до 31.12.2029',
      'Демонстрационный образец',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is in the archive of an order once, as a file to open', async () => {
    const { buyer, checkout } = await shop.readyBuyer(['composite', 'gloves']);
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
    const response = await load(`/api/v1/documents/order/${checkout.id}/certificates/archive`, {
      Authorization: `Bearer ${TOKEN_PREFIX}${buyer}`,
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const name = 'Регистрационное удостоверение № РЗН 2019-8431 от 05.03.2019.pdf';
    expect(Object.keys(files)).toEqual(['Список документов.txt', name]);
    expect(strFromU8(files[name]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');
  });

  it.each(['/certificates/1012001.pdf', '/certificates/composite.pdf', '/certificates/'])(
    'is not to be had for another product: %s',
    async (path) => expect((await load(path)).status).toBe(404),
  );
});
