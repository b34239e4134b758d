import type { ReceiptLine, StoredReceipt } from '#server/db/schema/buying.ts';
import {
  type ReceiptData,
  type ReceiptItem,
  toMoney,
} from '#server/integrations/yookassa/yookassa-client.ts';

/** How payments are shown to the tax authority (54-ФЗ, tag 1214). */
export type PaymentMode = ReceiptItem['payment_mode'];

interface ReceiptTerms {
  paymentMode: PaymentMode;
  /** Code of the tax system, where the till needs it. */
  taxSystem: number | null;
}

/** `vat_code` by rate; of a prepayment the computed rate (22/122). */
const codes: Readonly<Record<PaymentMode, ReadonlyMap<number | null, number>>> = {
  full_payment: new Map([
    [null, 1],
    [0, 2],
    [10, 3],
    [20, 4],
    [5, 7],
    [7, 8],
    [22, 11],
  ]),
  full_prepayment: new Map([
    [null, 1],
    [0, 2],
    [10, 5],
    [20, 6],
    [5, 9],
    [7, 10],
    [22, 12],
  ]),
};

/** ЮKassa's limit of a name, characters. */
const NAME = 128;

/** @throws Error for a rate that ЮKassa has no code for. */
function vatCode(rate: number | null, mode: PaymentMode): number {
  const code = codes[mode].get(rate);
  if (code === undefined) throw new Error(`A receipt has no code for ${rate} % of VAT`);
  return code;
}

/**
 * A receipt has a price of one, so that a line whose sum is no multiple of its pieces becomes two items,
 * a kopeck apart.
 */
function toItems(line: ReceiptLine, mode: PaymentMode): ReceiptItem[] {
  const { position, name, quantity, amount, vatRate } = line;
  const price = Math.floor(amount / quantity);
  const dearer = amount - price * quantity;
  const item = (pieces: number, kopecks: number): ReceiptItem => ({
    description: [...name].slice(0, NAME).join(''),
    quantity: pieces,
    amount: toMoney(kopecks),
    vat_code: vatCode(vatRate, mode),
    measure: position === null ? 'another' : 'piece',
    payment_subject: position === null ? 'service' : 'commodity',
    payment_mode: mode,
  });
  return [
    ...(price > 0 && quantity > dearer ? [item(quantity - dearer, price)] : []),
    ...(dearer > 0 ? [item(dearer, price + 1)] : []),
  ];
}

/** A receipt as ЮKassa takes it. Its items add up to its lines. */
export function toReceiptData(
  { contact, lines }: StoredReceipt,
  { paymentMode, taxSystem }: ReceiptTerms,
): ReceiptData {
  return {
    customer: contact.includes('@') ? { email: contact } : { phone: contact.replace('+', '') },
    items: lines.filter(({ amount }) => amount > 0).flatMap((line) => toItems(line, paymentMode)),
    ...(taxSystem === null ? {} : { tax_system_code: taxSystem }),
  };
}
