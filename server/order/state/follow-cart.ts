import type { StoredLine } from '#server/cart/lines/line-rules.ts';
import type { Problem } from '#server/cart/schemas.ts';
import type { OrderLine } from '#server/order/order-store.ts';
import type { OrderItem } from '#server/order/schemas.ts';

/** The lines of a draft, and whether all of them were removed from the cart. */
export interface FollowedLines {
  lines: OrderLine[];
  removed: boolean;
}

/**
 * Applies the current cart to a draft: its products take the quantities of the cart, and products
 * removed there are not ordered. When all are removed, the lines stay unchanged so that the buyer
 * sees them, and `removed` blocks the order.
 * @param priceOf today's price in kopecks: a price accepted in the cart is accepted here, too.
 */
export function followCart(
  lines: readonly OrderLine[],
  inCart: readonly StoredLine[],
  priceOf: (productID: string) => number | undefined,
): FollowedLines {
  const cart = new Map(inCart.map((line) => [line.productID, line]));
  const followed = lines.flatMap((line) => {
    const found = cart.get(line.productID);
    if (found === undefined) return [];
    const isAccepted = found.seenPrice === priceOf(line.productID);
    const price = isAccepted ? found.seenPrice : line.price;
    return [{ ...line, quantity: found.quantity, price }];
  });
  const removed = followed.length === 0 && lines.length > 0;
  return { lines: removed ? [...lines] : followed, removed };
}

/** The problem of a line that is no longer in the cart. */
export function removedProblem({ quantity, product }: OrderItem): Problem {
  return {
    code: 'RemovedFromCart',
    productID: product.id,
    message: 'Товара больше нет в корзине',
    was: quantity,
    now: 0,
    blocking: true,
    fix: { action: 'ReturnToCart', quantity: null },
  };
}
