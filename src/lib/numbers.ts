/**
 * A number as it is written in Russian: «1 204», «3,8»; spaces are non-breaking. Prices and counts
 * are all over the public pages, and the browser's own formatter (`Intl.NumberFormat`) takes longer
 * to get ready than such a page to hydrate.
 *
 * @param digits behind the comma, always so many.
 */
export function formatNumber(value: number, digits = 0): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** As `formatNumber`, with at most `digits` behind the comma: «48,3», «1,25», «2». */
export function formatRounded(value: number, digits: number): string {
  const text = formatNumber(value, digits);
  return digits === 0 ? text : text.replace(/,?0+$/, '');
}
