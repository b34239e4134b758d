import type { components } from '#generated/server/operations.ts';
import { pricedLines } from '#server/cart/pricing-input.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { evaluateOrder, readOrderInput } from '#server/order/state/order-state.ts';
import { isLive } from '#server/order/transitions.ts';
import { applyCodes, toPromoCode } from '#server/pricing/codes/apply-codes.ts';
import type { PromoCode } from '#server/pricing/codes/code-terms.ts';
import { findOfferedCodes } from '#server/pricing/codes/offered-codes.ts';

type CheckoutPromoCodes = components['schemas']['CheckoutPromoCodes'];

/** Applicable codes first, then by discount, largest first. */
function byUse(a: PromoCode, b: PromoCode): number {
  return (
    Number(b.applied) - Number(a.applied) ||
    Number(b.allowed) - Number(a.allowed) ||
    b.discount - a.discount
  );
}

function group(codes: readonly PromoCode[]): CheckoutPromoCodes {
  const sorted = codes.toSorted(byUse);
  const productPromoCodes: Record<string, PromoCode[]> = {};
  for (const code of sorted) {
    for (const productID of code.productIDs) {
      const list = productPromoCodes[productID] ?? [];
      if (list.length < 20) productPromoCodes[productID] = [...list, code];
    }
  }
  const orderPromoCodes = sorted.filter(({ scope }) => scope === 'Order').slice(0, 50);
  return { productPromoCodes, orderPromoCodes };
}

/**
 * Codes of a checkout: those applied, and those of the user and of active promotions that match
 * these products, each with its discount. A placed order has only the applied ones.
 */
export async function offerCodes(
  db: Database,
  order: OrderRow,
  conditions: Conditions,
): Promise<CheckoutPromoCodes> {
  const { now } = conditions;
  const read = await readOrderInput(db, order, now);
  const state = await evaluateOrder(order, read, conditions);
  if (!isLive(order.status)) return group(state.promoCodes);
  const { products, facts } = read.input;
  const lines = pricedLines(state.items, products);
  const offered = await findOfferedCodes(
    db,
    order.userID,
    lines.map(({ productID }) => productID),
    now,
  );
  const chosen = new Set(facts.chosenCodes.map(({ code }) => code));
  const others = [...offered.values()].filter(({ terms }) => !chosen.has(terms.code));
  const wouldBe = others.flatMap(({ terms: { code } }) => {
    const requested = [...facts.chosenCodes, { code, productID: null }];
    const { outcomes } = applyCodes(requested, new Map([...facts.codes, ...offered]), lines, now);
    const found = outcomes.find(({ facts: { terms } }) => terms.code === code);
    return found === undefined || found.lines.length === 0 ? [] : [toPromoCode(found, false)];
  });
  return group([...state.promoCodes, ...wouldBe]);
}
