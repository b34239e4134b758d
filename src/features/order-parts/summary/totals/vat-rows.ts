import type { VatShare } from '#generated/api/model/index.ts';
import { vatLabel } from '#src/lib/labels/vat-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/**
 * The VAT of a sum as names and values: a row for each rate, and one for the amount without VAT if
 * there is any.
 */
export function vatRows(shares: readonly VatShare[]): [label: string, value: string][] {
  const [first] = shares;
  if (shares.length === 1 && first?.rate === null) return [['НДС', 'не облагается']];
  return shares.map(({ rate, amount, total }) => [
    vatLabel(rate),
    formatMoney(rate === null ? total : amount),
  ]);
}
