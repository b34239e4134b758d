import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '#generated/api/model/order.ts';
import { getGetOrderQueryOptions } from '#generated/api/order/get-order.ts';
import { loadOrder } from '#src/features/orders/checkout/load-order.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

/** The form of a checkout; each step has code of its own, most of which the other steps do not need. */
export const CheckoutStep = lazyComponent(
  async () => (await import('#src/features/orders/checkout/CheckoutForm.tsx')).CheckoutForm,
);

/** An order in approval. */
export const ApprovalStep = lazyComponent(
  async () => (await import('#src/features/orders/approval/ApprovalView.tsx')).ApprovalView,
);

/** A placed order. */
export const DetailsStep = lazyComponent(
  async () => (await import('./OrderDetails.tsx')).OrderDetails,
);

const codeOf: Readonly<Partial<Record<Order['step'], { prefetch: () => Promise<unknown> }>>> = {
  Checkout: CheckoutStep,
  Approval: ApprovalStep,
  Details: DetailsStep,
};

/**
 * Loads an order with what its step needs, and the code of the step beside its data.
 * @throws as the call of the order does
 */
export async function loadOrderPage(client: QueryClient, id: string): Promise<void> {
  const { step } = await client.ensureQueryData(getGetOrderQueryOptions(id));
  await Promise.all([loadOrder(client, id), codeOf[step]?.prefetch()]);
}
