import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductDocumentRecord } from '#server/db/schema/catalog.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { TOKEN_PREFIX } from '#tests/support/servers/server.ts';

let shop: TestShop;
let shopDir: string;

beforeAll(async () => {
  shopDir = await mkdtemp(join(tmpdir(), 'shop-'));
  await writeFile(join(shopDir, 'index.html'), '<!doctype html>');
  await writeFile(join(shopDir, 'rzn.pdf'), '%PDF-one');
  await writeFile(join(shopDir, 'manual.pdf'), '%PDF-two');
  shop = await startTestShop({ config: { shopDir } });
});

afterAll(async () => {
  await shop.close();
  await rm(shopDir, { recursive: true });
});

const registration: ProductDocumentRecord = {
  kind: 'RegistrationCertificate',
  title: 'Регистрационное удостоверение',
  number: 'РЗН 2019/8452',
  validUntil: null,
  url: '/rzn.pdf',
};
const manual: ProductDocumentRecord = {
  ...registration,
  kind: 'Instruction',
  title: 'Инструкция',
  number: '',
  url: '/manual.pdf',
};

/** Bit 11 of an entry says that its name is UTF-8; entries begin with `PK\x03\x04`. */
function saysUtf8(zip: Uint8Array): boolean[] {
  const bytes = Buffer.from(zip);
  const flags: boolean[] = [];
  const sign = Buffer.from('PK\x03\x04', 'latin1');
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 4)) {
    flags.push((bytes.readUInt16LE(at + 6) & 0x800) !== 0);
  }
  return flags;
}

async function placeOrder(productIDs: readonly string[]): Promise<{ as: string; path: string }> {
  const { buyer, checkout } = await shop.readyBuyer(productIDs);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  return { as: buyer, path: `/documents/order/${checkout.id}/certificates/archive` };
}

async function download({ as, path }: { as: string; path: string }): Promise<Uint8Array> {
  const response = await shop.fetch(
    new Request(`http://localhost:3000/api/v1${path}`, {
      headers: { Authorization: `Bearer ${TOKEN_PREFIX}${as}` },
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  return new Uint8Array(await response.arrayBuffer());
}

describe('archive of an order’s certificates', () => {
  it('contains every file once, with a Russian name, and a list of missing ones', async () => {
    const gone = { ...manual, title: 'Паспорт', url: '/gone.pdf' };
    const elsewhere = { ...manual, title: 'Письмо', url: 'https://elsewhere.example/a.pdf' };
    await shop.setProduct('composite', { documents: [registration, manual, gone] });
    await shop.setProduct('gloves', { documents: [registration, elsewhere] });
    const zip = await download(await placeOrder(['composite', 'gloves', 'bur']));
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual([
      'Список документов.txt',
      'Регистрационное удостоверение № РЗН 2019-8452.pdf',
      'Инструкция.pdf',
    ]);
    expect(saysUtf8(zip)).toEqual([true, true, true]);
    expect(strFromU8(files['Инструкция.pdf'] ?? new Uint8Array())).toBe('%PDF-two');
    const list = strFromU8(files['Список документов.txt'] ?? new Uint8Array());
    expect(list.split('\r\n').slice(1)).toEqual([
      '',
      'Композит Эстерион, шприц 4 г, A2, арт. CODE-composite',
      '  – Регистрационное удостоверение № РЗН 2019/8452: Регистрационное удостоверение № РЗН 2019-8452.pdf',
      '  – Инструкция: Инструкция.pdf',
      '  – Паспорт: файл не вошёл в архив http://localhost:3000/gone.pdf',
      '',
      'Перчатки нитриловые, M, арт. CODE-gloves',
      '  – Регистрационное удостоверение № РЗН 2019/8452: Регистрационное удостоверение № РЗН 2019-8452.pdf',
      '  – Письмо: файл не вошёл в архив https://elsewhere.example/a.pdf',
      '',
      'Нет документов:',
      '  – Бор алмазный шаровидный, арт. CODE-bur',
      '',
    ]);
  });

  it('is rejected for another user, a visitor and a draft', async () => {
    const { path } = await placeOrder(['gloves']);
    expect((await shop.get(`u-${randomUUID()}`, path)).status).toBe(404);
    expect((await shop.request('GET', `/api/v1${path}`)).status).toBe(401);
    const { buyer, checkout } = await shop.readyBuyer(['gloves']);
    const draft = await shop.get(buyer, `/documents/order/${checkout.id}/certificates/archive`);
    expect(draft).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  });
});
