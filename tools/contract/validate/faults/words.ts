/** Whether two words differ by one letter, by its place or in case. */
export function isAlmost(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.toLowerCase() === long.toLowerCase()) return true;
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = `${long[start + 1]}${long[start]}${long.slice(start + 2)}`;
  return short.slice(start) === swapped;
}
