import type { OwnPromoCode } from '#generated/api/model/ownPromoCode.ts';
import { formatDate } from '#src/lib/dates/dates.ts';

/** The last day of a code; the moment in `validUntil` is no longer part of it. */
function lastDay(validUntil: string): string {
  return formatDate(new Date(Date.parse(validUntil) - 1).toISOString());
}

/** When the code can be applied, or could be. */
function validityText({ state, validFrom, validUntil }: OwnPromoCode): string | null {
  if (state === 'Upcoming') {
    const from = `Начнёт действовать ${formatDate(validFrom)}`;
    return validUntil === null ? from : `${from}, закончит ${lastDay(validUntil)}`;
  }
  if (state === 'Used') return null;
  if (validUntil === null) return 'Действует без срока';
  return `${state === 'Expired' ? 'Действовал' : 'Действует'} до ${lastDay(validUntil)}`;
}

/** Facts that the terms need not mention: what it applies to and when. */
export function factsOf(code: OwnPromoCode): string[] {
  const scope = code.scope === 'Product' ? 'На отдельные товары' : null;
  return [scope, validityText(code)].filter((fact) => fact !== null);
}
