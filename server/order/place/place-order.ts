import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import {
  type CartRow,
  deleteLines,
  putLines,
  updateCart,
  withoutTags,
} from '#server/cart/cart-store.ts';
import { clearChosenCodes } from '#server/cart/choices/codes.ts';
import type { StoredLine } from '#server/cart/lines/line-rules.ts';
import type { Database } from '#server/db/connection.ts';
import { promoCodeUses } from '#server/db/schema/buying.ts';
import { orderNumber, orderSearchText } from '#server/order/order-lines.ts';
import {
  type Change,
  moveOrder,
  type OrderLine,
  type OrderRow,
  writeOrderLines,
} from '#server/order/order-store.ts';
import { openInstallment } from '#server/order/payments/installment.ts';
import type { OrderInput, OrderState } from '#server/order/state/order-state.ts';
import { reasonsOf } from '#server/pricing/gifts/gift-rules.ts';
import { sumQuantities, takeStock } from './stock.ts';

/** A locked order, the locked data it was validated with, and the result. */
export interface OrderPlacement {
  tx: Database;
  order: OrderRow;
  held: OrderInput;
  state: OrderState;
  change: Change;
}

/** The lines of an order as they are stored once nothing about them may change any more. */
export function freezeLines({ held, state }: Pick<OrderPlacement, 'held' | 'state'>): OrderLine[] {
  const { products, giftRules } = held.input;
  const boughtIDs = state.items.flatMap(({ isGift, product }) => (isGift ? [] : [product.id]));
  return state.items.map(({ isGift, quantity, product }) => {
    const shares = isGift ? undefined : state.shares.get(product.id);
    return {
      productID: product.id,
      quantity,
      price: product.price,
      product,
      isGift,
      contractPrice: products.get(product.id)?.contractPrice ?? null,
      promo: shares?.promo ?? 0,
      bonus: shares?.bonus ?? 0,
      givenFor: isGift ? reasonsOf(product.id, giftRules, boughtIDs) : null,
    };
  });
}

async function spend({ tx, order, state, change: { now } }: OrderPlacement): Promise<void> {
  const uses = state.promoCodes.filter(({ allowed }) => allowed);
  if (uses.length > 0) {
    await tx.insert(promoCodeUses).values(
      uses.map(({ couponCode }) => ({
        code: couponCode,
        orderID: order.id,
        userID: order.userID,
        at: now,
      })),
    );
  }
  const bonuses = state.bonus?.spend ?? 0;
  if (bonuses === 0) return;
  await lockBalance(tx, order.userID);
  await moveBonuses(tx, order.userID, { kind: 'Spend', amount: -bonuses, orderID: order.id, now });
}

/**
 * Removes the ordered quantities and their codes from the cart; later additions stay.
 * @param inCart the lines of the locked cart
 */
export async function takeFromCart(
  tx: Database,
  cart: CartRow,
  inCart: readonly StoredLine[],
  ordered: readonly Pick<OrderLine, 'productID' | 'quantity' | 'isGift'>[],
): Promise<void> {
  const bought = ordered.filter(({ isGift }) => !isGift);
  const quantities = new Map(bought.map(({ productID, quantity }) => [productID, quantity]));
  const left = inCart
    .filter(({ productID }) => quantities.has(productID))
    .map((line) => ({
      ...line,
      quantity: line.quantity - (quantities.get(line.productID) ?? 0),
    }));
  const reduced = left.filter(({ quantity }) => quantity > 0);
  const gone = left.filter(({ quantity }) => quantity <= 0).map(({ productID }) => productID);
  const isEmpty = gone.length === inCart.length;
  await Promise.all([
    putLines(tx, cart.id, reduced),
    deleteLines(tx, cart.id, gone),
    clearChosenCodes(tx, cart.id),
    updateCart(tx, cart, { bonusAction: 'None', ...(isEmpty && withoutTags) }),
  ]);
}

/**
 * Places an order: lines, prices, codes and bonuses are frozen as validated, codes and bonuses are
 * spent, and products are taken off the stock unless a manager checks their availability first.
 * @returns the order with its number.
 */
export async function placeOrder(
  placing: OrderPlacement,
  to: 'WaitingForCreating' | 'PendingManager',
): Promise<OrderRow> {
  const { tx, order, state, change } = placing;
  const holdsStock = to === 'WaitingForCreating';
  const lines = freezeLines(placing);
  const number = orderNumber(order);
  const products = state.items.map(({ product }) => product);
  const [placed] = await Promise.all([
    moveOrder(tx, order, to, change, {
      number,
      totals: state.totals,
      deliveryDate: state.delivery.date,
      deliveryInterval: state.delivery.interval,
      pickupPoint: state.delivery.point,
      promoCodes: state.promoCodes,
      bonus: state.bonus,
      holdsStock,
      failure: null,
      confirmedAt: change.now,
      searchText: orderSearchText(number, products),
    }),
    holdsStock ? takeStock(tx, sumQuantities(lines)) : null,
    writeOrderLines(tx, order.id, lines),
    spend(placing),
  ]);
  if (holdsStock) await openInstallment(tx, placed, change.now);
  return placed;
}
