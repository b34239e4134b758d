import type { StoredLine } from '#server/cart/line-rules.ts';
import type { Problem } from '#server/cart/schemas.ts';
import type { OrderLine } from '#server/order/order-store.ts';
import type { OrderItem } from '#server/order/schemas.ts';

/** The lines of a draft, and whether the cart holds none of them any more. */
export interface FollowedLines {
  lines: OrderLine[];
  removed: boolean;
}

/**
 * A draft orders what is in the cart now: its own products, in the quantities of the cart. What was
 * removed there is not ordered. When nothing is left the lines stay as they were, for the buyer to
 * see what the order was about; `removed` then blocks it.
 * @param priceOf today's price in kopecks: one that was accepted in the cart is accepted here, too.
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

/** What a line says that is not in the cart any more. */
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
