import type { AuditEntity } from '#generated/api/model/auditEntity.ts';
import type { AuditProperty } from '#generated/api/model/auditProperty.ts';
import type { BonusEntryKind } from '#generated/api/model/bonusEntryKind.ts';
import type { PaymentMethod } from '#generated/api/model/paymentMethod.ts';
import type { RefundState } from '#generated/api/model/refundState.ts';
import type { StaffTransferKind } from '#generated/api/model/staffTransferKind.ts';
import { bonusForms } from '#src/features/account/bonuses/bonus-labels.ts';
import { ticketStatusLabels } from '#src/features/account/support/ticket-labels.ts';
import { paymentStatusLabels } from '#src/features/backoffice/orders/payment-status-labels.ts';
import { roleLabels } from '#src/features/company-parts/role-labels.ts';
import { paymentMethodName, statusLabels } from '#src/features/order-parts/status/order-status.ts';
import { feedbackStatusLabels } from '#src/features/product-parts/reviews/feedback-labels.ts';
import { formatDate, formatMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

/** Progress of an online payment, as the database has it. */
export const paymentProgressLabels = {
  Created: 'Начата',
  Processing: 'Банк обрабатывает',
  Paid: 'Оплачено',
  Declined: 'Банк отказал',
  Refunding: 'Деньги возвращаются',
  Refunded: 'Деньги возвращены',
  Closed: 'Закрыта без оплаты',
};

const refundStateLabels: Readonly<Record<RefundState, string>> = {
  Requested: 'Ждёт решения',
  Accepted: 'Принят',
  Rejected: 'Отклонён',
};

const bonusKindLabels: Readonly<Record<BonusEntryKind, string>> = {
  Grant: 'Подарок магазина',
  Earn: 'Начислены за покупку',
  Return: 'Вернулись',
  Spend: 'Списаны на покупку',
  Reverse: 'Сняты из-за возврата',
  Expire: 'Сгорели',
};

const transferLabels: Readonly<Record<StaffTransferKind, string>> = {
  Payment: 'Получены от покупателя',
  Return: 'Возвращены покупателю',
};

type Format = (value: string) => string;

function labelsOf(labels: Readonly<Record<string, string>>): Format {
  return (value) => `«${labels[value] ?? value}»`;
}

const orderStatus: Format = (value) =>
  labelsOf(
    Object.fromEntries(Object.entries(statusLabels).map(([key, { label }]) => [key, label])),
  )(value);
const method: Format = (value) => `«${paymentMethodName(value as PaymentMethod) ?? value}»`;
const money: Format = (value) => formatMoney(Number(value));
const bonuses: Format = (value) => countOf(Number(value), bonusForms);
const asIs: Format = (value) => value;

/** How values of a column are shown, where all tables have the same. */
const formats: Readonly<Record<AuditProperty, Format>> = {
  status: asIs,
  payment_status: labelsOf(paymentStatusLabels),
  payment_method: method,
  deleted_at: formatMoment,
  method,
  amount: money,
  progress: labelsOf(paymentProgressLabels),
  payment_id: asIs,
  refund_id: asIs,
  refunded_at: formatMoment,
  state: labelsOf(refundStateLabels),
  goods: money,
  delivery: money,
  bonus: (value) => formatNumber(Number(value)),
  user_id: asIs,
  kind: labelsOf(bonusKindLabels),
  expires_on: formatDate,
  partner_id: asIs,
  role: labelsOf(roleLabels),
  is_blocked: (value) => (value === 'true' ? 'закрыт' : 'открыт'),
  removed_at: formatMoment,
  employee_id: asIs,
  number: asIs,
  valid_until: formatDate,
  direction: labelsOf(transferLabels),
  day: formatDate,
  undone_at: formatMoment,
  assignee_id: asIs,
};

/** The columns whose values depend on the table. */
const formatsOf: Readonly<Partial<Record<`${AuditEntity}.${AuditProperty}`, Format>>> = {
  'orders.status': orderStatus,
  'support_tickets.status': labelsOf(ticketStatusLabels),
  'product_feedback.status': labelsOf(feedbackStatusLabels),
  'bonus_entries.amount': bonuses,
};

/** A value of the database for staff: a label, a sum, a moment; an unknown one as it is. */
export function valueText(entity: AuditEntity, name: AuditProperty, value: string): string {
  return (formatsOf[`${entity}.${name}`] ?? formats[name] ?? asIs)(value);
}
