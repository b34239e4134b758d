/**
 * A number as it is written in Russian: «1 204», «3,8»; spaces are non-breaking. Prices and counts
 * are all over the public pages, and the browser's own formatter (`Intl.NumberFormat`) takes longer
 * to get ready than such a page to come alive.
 *
 * @param digits behind the comma, always so many.
 */
export function formatNumber(value: number, digits = 0): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
