import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { paymentProvider } from '#server/order/payments/chosen.ts';
import { planInstallment, viewInstallment } from '#server/order/payments/installment.ts';
import { readState } from '#server/order/state/order-state.ts';
import { isOpen } from '#server/order/transitions.ts';

type Installment = components['schemas']['Installment'];

/**
 * The terms of paying an order by instalments: in the checkout before anything is agreed to, of a
 * placed order with its application.
 * @throws ApiProblem 409 NotAllowed when it is paid otherwise, or may not be paid so.
 */
export async function showInstallment(
  db: Database,
  order: OrderRow,
  now: Date,
): Promise<Installment> {
  if (isOpen(order.status)) {
    const { paymentMethods, totals } = await readState(db, order, now);
    const option = paymentMethods.find(({ method }) => method === 'SberInstallment');
    if (option?.allowed) return planInstallment(order, totals.toPay);
  }
  return viewInstallment(db, order, paymentProvider());
}
