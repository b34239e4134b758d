/**
 * Shares of a sum in proportion to weights, whole and adding up to it exactly: the odd kopecks go to
 * the largest remainders, among equal ones to the earlier. No share is above its weight while the
 * sum is not above the weights together.
 * @param amount not negative; kopecks. @param weights not negative; nothing is given to 0.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  // Products of two sums of money leave the safe integers.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const scaled = BigInt(amount) * BigInt(weight);
    return { index, share: scaled / total, remainder: scaled % total };
  });
  const given = parts.reduce((sum, { share }) => sum + share, 0n);
  const odd = Number(BigInt(amount) - given);
  const lucky = new Set(
    parts
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
      )
      .slice(0, odd)
      .map(({ index }) => index),
  );
  return parts.map(({ index, share }) => Number(share) + (lucky.has(index) ? 1 : 0));
}
