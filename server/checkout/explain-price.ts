import { ensureCart } from '#server/cart/cart-store.ts';
import { foreseeCart, readCartParts } from '#server/cart/cart-view.ts';
import { counts } from '#server/cart/totals/totals.ts';
import { vatOf } from '#server/cart/totals/totals-vat.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { type OrderRow, readOrderLines } from '#server/order/order-store.ts';
import { evaluateOrder, readOrderInput } from '#server/order/state/order-state.ts';
import { isLive } from '#server/order/transitions.ts';
import { toPromoCode } from '#server/pricing/codes/apply-codes.ts';
import type { LineShares } from '#server/pricing/deductions.ts';
import {
  type ExplainedLine,
  type ExplainedWhole,
  explainLine,
  explainWhole,
  type PriceExplanation,
} from '#server/pricing/explain.ts';
import { basePrice } from '#server/pricing/products/contract-prices.ts';

interface PricedItem {
  isGift: boolean;
  quantity: number;
  availability: 'Available' | 'Reduced' | 'Unavailable' | 'SaleForbidden';
  product: { id: string; price: number; priceWithoutDiscount: number };
}

function toLines(
  items: readonly PricedItem[],
  shares: ReadonlyMap<string, LineShares>,
  contractPriceOf: (productID: string) => number | null,
): ExplainedLine[] {
  return items.filter(counts).map(({ quantity, product }) => ({
    productID: product.id,
    quantity,
    base: basePrice(product),
    contractPrice: contractPriceOf(product.id),
    price: product.price,
    promo: shares.get(product.id)?.promo ?? 0,
    bonus: shares.get(product.id)?.bonus ?? 0,
  }));
}

function explain(
  lines: readonly ExplainedLine[],
  whole: ExplainedWhole,
  productID: string | undefined,
): PriceExplanation {
  if (productID === undefined) return explainWhole(lines, whole);
  const line = lines.find((candidate) => candidate.productID === productID);
  if (line === undefined) throw new ApiProblem(404, 'Товара здесь нет', { reason: 'NotFound' });
  return explainLine(line, whole);
}

/** What of the cart is to be explained: one line, or the whole of it or of the selected products. */
export interface CartPriceRequest {
  productID?: string | undefined;
  selected?: readonly string[] | undefined;
}

/**
 * Explains the price of the user's cart, of its selected lines, or of one line.
 * @throws ApiProblem 404 when the product is not in the cart or unavailable.
 */
export async function explainCart(
  db: Database,
  userID: string,
  { productID, selected }: CartPriceRequest,
  conditions: Conditions,
): Promise<PriceExplanation> {
  const { now } = conditions;
  const cart = await ensureCart(db, userID);
  const parts = await readCartParts(db, cart, conditions, selected);
  const { items, input, deductions } = parts;
  const lines = toLines(
    items,
    deductions.shares,
    (id) => input.products.get(id)?.contractPrice ?? null,
  );
  const whole = {
    contractNumber: parts.contract?.number ?? null,
    codes: deductions.codes.map((code) => toPromoCode(code, true)),
    bonusSpent: deductions.bonusChoice?.spend ?? 0,
    delivery: parts.deliveryCost,
  };
  const explained = explain(lines, whole, productID);
  if (productID !== undefined) return explained;
  const { deliveryCost, deliveryEstimate } = parts;
  const vat = vatOf(items, deliveryCost, deductions.shares);
  const toPay = explained.steps.at(-1)?.sum ?? 0;
  const approval = await foreseeCart(db, cart, parts, toPay, now);
  return { ...explained, deliveryEstimate, ...(vat && { vat }), approval };
}

/**
 * The same of an order: at today's prices while it is open, as confirmed afterwards.
 * @throws ApiProblem 404 when the product is not in it.
 */
export async function explainOrder(
  db: Database,
  order: OrderRow,
  productID: string | undefined,
  conditions: Conditions,
): Promise<PriceExplanation> {
  const { now } = conditions;
  const read = await readOrderInput(db, order, now);
  const { items, shares, promoCodes, bonus, totals } = await evaluateOrder(order, read, conditions);
  const confirmed = new Map(
    (await readOrderLines(db, order.id)).map((line) => [line.productID, line.contractPrice]),
  );
  const contractPriceOf = (id: string) =>
    isLive(order.status)
      ? (read.input.products.get(id)?.contractPrice ?? null)
      : (confirmed.get(id) ?? null);
  const whole = {
    contractNumber: order.contract?.number ?? null,
    codes: promoCodes,
    bonusSpent: bonus?.spend ?? 0,
    delivery: totals.delivery,
  };
  const explained = explain(toLines(items, shares, contractPriceOf), whole, productID);
  return productID === undefined && totals.vat ? { ...explained, vat: totals.vat } : explained;
}
