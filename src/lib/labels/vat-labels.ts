/** What is taxed at no rate, which is not the same as 0 %. */
export const withoutVat = 'Без НДС';

/**
 * «В том числе НДС 22 %», before the tax; «Не облагается НДС» without a rate, before the amount that
 * is not taxed.
 */
export function vatLabel(rate: number | null): string {
  return rate === null ? 'Не облагается НДС' : `В том числе НДС ${rate}\u00a0%`;
}
