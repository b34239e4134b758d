import { paymentProvider } from '#server/payment/chosen.ts';
import type { OrderAction } from './schemas.ts';
import { type ActionCase, buyerActions } from './transitions.ts';

/** What the buyer may do with his order here: `buyerActions`, and Pay only where money is taken. */
export function offeredActions(order: ActionCase, isReady: boolean): OrderAction[] {
  const actions = buyerActions(order, isReady);
  return paymentProvider() === null ? actions.filter((action) => action !== 'Pay') : actions;
}
