import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { planInstallment, viewInstallment } from '#server/order/payments/installment.ts';
import { readState } from '#server/order/state/order-state.ts';
import { isOpen } from '#server/order/transitions.ts';

type Installment = components['schemas']['Installment'];

/**
 * The installment terms of an order: an estimate in the checkout, and the application of a placed
 * order.
 * @throws ApiProblem 409 NotAllowed when the order cannot be paid by installments.
 */
export async function showInstallment(
  db: Database,
  order: OrderRow,
  conditions: Conditions,
): Promise<Installment> {
  if (isOpen(order.status)) {
    const { paymentMethods, totals } = await readState(db, order, conditions);
    const option = paymentMethods.find(({ method }) => method === 'SberInstallment');
    if (option?.allowed) return planInstallment(order, totals.toPay);
  }
  return viewInstallment(db, order, conditions.services.payment);
}
