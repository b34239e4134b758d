import type { Checkout } from '#generated/api/model/index.ts';

/** Lines of a draft as the buyer saw them, by product. */
export type SeenLines = ReadonlyMap<string, { name: string; quantity: number }>;

/** A line that was changed in the cart since then; 0 for a missing one. */
export interface LineChange {
  productID: string;
  name: string;
  was: number;
  now: number;
}

/** The lines as they are now; gifts depend on them. */
export function linesOf({ items }: Pick<Checkout, 'items'>): SeenLines {
  return new Map(
    items.flatMap(({ isGift, quantity, product: { id, name } }) =>
      isGift ? [] : [[id, { name, quantity }] as const],
    ),
  );
}

/** The lines whose quantity differs, in the order of `after`. */
export function lineChanges(before: SeenLines, after: SeenLines): LineChange[] {
  const ids = new Set([...after.keys(), ...before.keys()]);
  return [...ids].flatMap((productID) => {
    const was = before.get(productID)?.quantity ?? 0;
    const now = after.get(productID)?.quantity ?? 0;
    const name = after.get(productID)?.name ?? before.get(productID)?.name ?? '';
    return was === now ? [] : [{ productID, name, was, now }];
  });
}

/** «было 3 шт., стало 9 шт.» */
export function describeChange({ was, now }: LineChange): string {
  if (now === 0) return `удалён из корзины, было ${was} шт.`;
  return was === 0 ? `добавлен, ${now} шт.` : `было ${was} шт., стало ${now} шт.`;
}
