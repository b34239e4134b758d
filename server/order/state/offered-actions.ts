import type { Services } from '#server/integrations/services.ts';
import type { OrderAction } from '#server/order/schemas.ts';
import { type ActionCase, buyerActions } from '#server/order/transitions.ts';

/** The actions offered to the buyer: `buyerActions`, with Pay only if a provider is configured. */
export function offeredActions(
  order: ActionCase,
  isReady: boolean,
  { payment }: Services,
): OrderAction[] {
  const actions = buyerActions(order, isReady);
  return payment === null ? actions.filter((action) => action !== 'Pay') : actions;
}

/** The same for any viewer: a colleague may only repeat the order, into the own cart. */
export function offeredTo(
  isMine: boolean,
  order: ActionCase,
  isReady: boolean,
  services: Services,
): OrderAction[] {
  const actions = offeredActions(order, isReady, services);
  return isMine ? actions : actions.filter((action) => action === 'Repeat');
}
