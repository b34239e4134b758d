import { paymentProvider } from '#server/order/payments/chosen.ts';
import type { OrderAction } from '#server/order/schemas.ts';
import { type ActionCase, buyerActions } from '#server/order/transitions.ts';

/** The actions offered to the buyer: `buyerActions`, with Pay only if a provider is configured. */
export function offeredActions(order: ActionCase, isReady: boolean): OrderAction[] {
  const actions = buyerActions(order, isReady);
  return paymentProvider() === null ? actions.filter((action) => action !== 'Pay') : actions;
}

/** The same for any viewer: a colleague may only repeat the order, into the own cart. */
export function offeredTo(isMine: boolean, order: ActionCase, isReady: boolean): OrderAction[] {
  const actions = offeredActions(order, isReady);
  return isMine ? actions : actions.filter((action) => action === 'Repeat');
}
