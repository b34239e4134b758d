/** The part of a line that determines its price. */
interface PricedLine {
  isGift: boolean;
  quantity: number;
  /** Kopecks, without codes. */
  amount: number;
  promo?: number;
  product: { id: string; name: string };
}

/** A line whose sum has changed; null for a missing one. Kopecks. */
export interface PriceChange {
  productID: string;
  name: string;
  was: number | null;
  now: number | null;
}

/** The lines whose sums differ between two versions of an order, in the order of the later one. */
export function priceChanges(
  before: readonly PricedLine[],
  after: readonly PricedLine[],
): PriceChange[] {
  const was = sums(before);
  const now = sums(after);
  const names = new Map([...before, ...after].map(({ product }) => [product.id, product.name]));
  return [...new Set([...now.keys(), ...was.keys()])].flatMap((productID) => {
    const change = { was: was.get(productID) ?? null, now: now.get(productID) ?? null };
    if (change.was === change.now) return [];
    return [{ productID, name: names.get(productID) ?? '', ...change }];
  });
}

function sums(lines: readonly PricedLine[]): Map<string, number> {
  return new Map(
    lines.flatMap(({ isGift, amount, promo = 0, product }) =>
      isGift ? [] : [[product.id, amount - promo] as const],
    ),
  );
}
