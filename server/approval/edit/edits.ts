import { hadAddress } from '#server/approval/approval-store.ts';
import { validateChange } from '#server/cart/lines/change-rules.ts';
import { loadLineProducts } from '#server/cart/lines/line-products.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { Decide } from '#server/order/change/decisions.ts';
import {
  type OrderLine,
  type OrderRow,
  openLine,
  readOrderLines,
  writeOrderLines,
} from '#server/order/order-store.ts';
import { findContract } from '#server/partners/contracts/contracts.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import { MAX_LINES } from '#server/product/stock/quantity.ts';
import { findOwnedAddress } from '#server/user/addresses.ts';
import type { Address } from '#server/user/schemas.ts';

interface Requested {
  productID: string;
  /** The new quantity; 0 removes the line. */
  quantity: number;
}

async function assertBuyable(
  tx: Database,
  order: OrderRow,
  { productID, quantity }: Requested,
  present: OrderLine | undefined,
  now: Date,
): Promise<number> {
  const known = await loadLineProducts(tx, [productID], order.contractID, {
    opensRestricted: await opensRestricted(tx, order, now),
  });
  const product = known.get(productID);
  if (product === undefined) throw new ApiProblem(404, 'Товар не найден', { reason: 'NotFound' });
  const rejection = validateChange(present?.quantity ?? 0, quantity, product);
  if (rejection !== null) {
    const reason = rejection.reason === 'SaleForbidden' ? 'ProductUnavailable' : rejection.reason;
    throw new ApiProblem(422, rejection.message, { reason });
  }
  return product.price;
}

/**
 * Sets a line's quantity in a locked order, adds or removes it.
 * @throws ApiProblem 404, 422 LastProduct, NotEnoughStock, QuantityNotMultiple, BelowMinimum,
 *   ProductUnavailable, TooMany
 */
export async function changeLines(
  tx: Database,
  order: OrderRow,
  requested: Requested,
  now: Date,
): Promise<void> {
  const lines = (await readOrderLines(tx, order.id)).filter(({ isGift }) => !isGift);
  const present = lines.find(({ productID }) => productID === requested.productID);
  const price = await assertBuyable(tx, order, requested, present, now);
  const others = lines.filter((line) => line !== present);
  if (requested.quantity === 0) {
    if (others.length === 0) {
      throw new ApiProblem(422, 'В заказе должен остаться хотя бы один товар', {
        reason: 'LastProduct',
      });
    }
    await writeOrderLines(tx, order.id, others);
    return;
  }
  if (present === undefined && lines.length >= MAX_LINES) {
    throw new ApiProblem(422, `Больше ${MAX_LINES} строк в заказе быть не может`, {
      reason: 'TooMany',
    });
  }
  const line = openLine(requested.productID, requested.quantity, price);
  const next =
    present === undefined
      ? [...lines, line]
      : lines.map((one) => (one === present ? { ...one, quantity: requested.quantity } : one));
  await writeOrderLines(tx, order.id, next);
}

/** Another contract of the company. @throws ApiProblem 404, 422 ContractUnavailable */
export function toContract(tx: Database, partnerID: string, id: string, now: Date): Decide {
  return async () => {
    const contract = await findContract(tx, partnerID, id, now);
    if (contract === null) throw new ApiProblem(404, 'Договор не найден', { reason: 'NotFound' });
    if (!contract.allowed) {
      throw new ApiProblem(422, contract.reason ?? 'По этому договору заказать нельзя', {
        reason: 'ContractUnavailable',
      });
    }
    return { contractID: id, contract };
  };
}

/**
 * An allowed address of the order: one of the company's, the current one, or the buyer's own from
 * an earlier version.
 * @throws ApiProblem 404 for any other.
 */
export async function getOrderAddress(
  db: Database,
  { id: orderID, userID, address: present }: OrderRow,
  partnerID: string,
  id: string,
): Promise<Address> {
  if (present?.id === id) return present;
  const ofCompany = await findOwnedAddress(db, { partnerID }, id);
  if (ofCompany !== null) return ofCompany;
  const ofBuyer = await findOwnedAddress(db, { userID }, id);
  if (ofBuyer !== null && (await hadAddress(db, orderID, ofBuyer.value))) return ofBuyer;
  throw new ApiProblem(404, 'Адрес не найден', { reason: 'NotFound' });
}
