/**
 * A number in Russian format: «1 204», «3,8»; spaces are non-breaking. Prices and counts are all
 * over the public pages, and the browser's own formatter (`Intl.NumberFormat`) takes longer to
 * initialize than such a page to hydrate.
 * @param digits after the comma, always this many.
 */
export function formatNumber(value: number, digits = 0): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** As `formatNumber`, with at most `digits` after the comma: «48,3», «1,25», «2». */
export function formatRounded(value: number, digits: number): string {
  const text = formatNumber(value, digits);
  return digits === 0 ? text : text.replace(/,?0+$/, '');
}
