/** The smallest value that at least this percentage of the values does not exceed. NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1);
  return sorted[place] ?? Number.NaN;
}
