import { paymentProvider } from '#server/order/payments/chosen.ts';
import type { OrderAction } from '#server/order/schemas.ts';
import { type ActionCase, buyerActions } from '#server/order/transitions.ts';

/** What the buyer may do with his order here: `buyerActions`, and Pay only where money is taken. */
export function offeredActions(order: ActionCase, isReady: boolean): OrderAction[] {
  const actions = buyerActions(order, isReady);
  return paymentProvider() === null ? actions.filter((action) => action !== 'Pay') : actions;
}
