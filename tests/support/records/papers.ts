import type { SellerConfig } from '#server/config/config.ts';
import type { PaperLine } from '#server/documents/paper-lines.ts';
import { vatWithin } from '#server/pricing/vat.ts';

/** The seller on the documents of the tests. */
export const sampleSeller: SellerConfig = {
  name: 'ООО «Образец»',
  inn: '7700000000',
  kpp: '770001001',
  address: 'г Москва, ул Образцовая, д 1',
  bank: 'АО «Банк»',
  bic: '044500000',
  account: '40702810000000000000',
  correspondentAccount: '30101810000000000000',
  director: 'Образцов О. О.',
  accountant: 'Примерова П. П.',
};

const RATES = [22, 10, null];

/** Lines with long names and large amounts, with every VAT rate in turn. */
export function sampleLines(count: number): PaperLine[] {
  return Array.from({ length: count }, (_unused, index) => {
    const vatRate = RATES[index % RATES.length] ?? null;
    const amount = 91_800_000;
    return {
      name: `Композит светоотверждаемый Эстерион Универсал, шприц 4 г, оттенок A${index}`,
      vendorCode: `EST-U-A${index}`,
      unit: { name: 'шт.', code: '796' },
      quantity: 2,
      price: 45_900_000,
      amount,
      vatRate,
      vat: vatWithin(amount, vatRate),
      country: 'Германия',
    };
  });
}
