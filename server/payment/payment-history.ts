import type { Database } from '#server/db/connection.ts';
import type { PaymentRow } from '#server/integrations/payment-provider.ts';
import { type OrderRow, recordEvent } from '#server/order/order-store.ts';
import type { OrderActor } from '#server/order/schemas.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** Who decides about payments. */
const bank: OrderActor = { kind: 'System', name: 'Банк' };

const PAID_ONLINE = 'Оплачен онлайн';
const INSTALLMENT_APPROVED = 'Рассрочка одобрена';

/** The titles of received money in the history of an order. */
export const PAID_TITLES: readonly string[] = [PAID_ONLINE, INSTALLMENT_APPROVED];

const UNTAKEN = 'Деньги не списаны';

/** Records in the history of a locked order that its payment succeeded or failed. */
export async function recordDecision(
  tx: Database,
  { id, status }: OrderRow,
  { method, amount }: PaymentRow,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Promise<void> {
  const isInstallment = method === 'SberInstallment';
  const paid = isInstallment ? INSTALLMENT_APPROVED : PAID_ONLINE;
  const declined = isInstallment ? 'Банк отказал в рассрочке' : 'Оплата не прошла';
  await recordEvent(tx, id, status, {
    actor: bank,
    now,
    title: isPaid ? paid : declined,
    comment: isPaid ? formatMoney(amount) : UNTAKEN,
  });
}

/** Records that money for a locked order went back. @param amount kopecks. */
export async function recordMoneyBack(
  tx: Database,
  { id, status }: OrderRow,
  amount: number,
  now: Date,
): Promise<void> {
  await recordEvent(tx, id, status, {
    actor: bank,
    now,
    title: 'Вернули деньги',
    comment: `${formatMoney(amount)} тем же путём, каким вы платили. Зачисление зависит от\u00A0банка`,
  });
}
