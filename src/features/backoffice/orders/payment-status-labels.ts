import type { PaymentStatus } from '#generated/api/model/paymentStatus.ts';

/** Whether an order is paid, for staff. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  NotPaid: 'не оплачен',
  Pending: 'оплата проверяется',
  Paid: 'оплачен',
};
