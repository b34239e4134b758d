import { expect, it } from 'vitest';
import { drawInvoicePdf, type Invoice } from './invoice-pdf.ts';

const invoice: Invoice = {
  number: 'Д-240501',
  date: new Date('2026-03-12T09:41:00.000Z'),
  seller: {
    name: 'ООО «Образец»',
    inn: '7700000000',
    kpp: '770001001',
    address: 'г Москва',
    bank: 'АО «Банк»',
    bic: '044500000',
    account: '40702810000000000000',
    correspondentAccount: '30101810000000000000',
    director: null,
    accountant: null,
  },
  buyer: { id: 'p', name: 'ООО «Белая линия»', inn: '7707083893', kpp: null },
  contractNumber: 'ИМ-2025/118',
  lines: Array.from({ length: 80 }, (_unused, index) => ({
    name: `Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A${index}`,
    vendorCode: `EST-U-A${index}`,
    quantity: 2,
    price: 459_000,
    amount: 918_000,
  })),
  delivery: 39_000,
  total: 73_479_000,
};

it('draws as many pages as the lines take, with its typeface inside', async () => {
  const text = Buffer.from(await drawInvoicePdf(invoice)).toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(text).toContain('GolosText');
  expect(text).toContain('/ToUnicode');
});
