import type { Contract } from '#generated/api/model/contract.ts';
import type { OrderPayment } from '#generated/api/model/orderPayment.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

/** Status of the payment, and what the user does or waits for; null when nothing. */
export interface PaymentLabels {
  state: string;
  next: string | null;
}

type InvoicedBy = Pick<Contract, 'paymentDelayDays'> | null;

const dayForms = ['день', 'дня', 'дней'] as const;

const over: readonly OrderStatus[] = ['Canceled', 'Refunded'];

function onReceipt({ method, status }: OrderPayment): PaymentLabels {
  const how = method === 'BankCard' ? 'Картой' : 'Наличными';
  if (status === 'Paid') return { state: 'Оплачен при получении', next: null };
  return {
    state: `${how} при получении`,
    next:
      method === 'BankCard'
        ? 'Заплатите курьеру или в пункте выдачи – или сейчас, онлайн.'
        : 'Заплатите курьеру или в пункте выдачи.',
  };
}

/** The contract's term when it has one, else that of the invoice itself. */
function invoiceTerm(contract: InvoicedBy): string {
  const days = contract?.paymentDelayDays ?? 0;
  return days > 0
    ? `Скачайте счёт. Отсрочка по договору – ${countOf(days, dayForms)}.`
    : 'Скачайте счёт и оплатите его: срок указан в счёте.';
}

function byInvoice({ status }: OrderPayment, contract: InvoicedBy): PaymentLabels {
  if (status === 'Paid') return { state: 'Счёт оплачен', next: null };
  return status === 'Pending'
    ? { state: 'Оплата счёта проверяется', next: 'Деньги приходят в течение рабочего дня.' }
    : { state: 'Счёт ждёт оплаты', next: invoiceTerm(contract) };
}

function byInstallment({ status }: OrderPayment): PaymentLabels {
  if (status === 'Paid') return { state: 'Оплачен', next: null };
  return status === 'Pending'
    ? { state: 'Банк рассматривает заявку', next: 'Ответ появится здесь сам.' }
    : { state: 'Рассрочка не оформлена', next: 'Подайте заявку на сайте банка.' };
}

/** What the buyer can do after a payment online that was declined. */
export function declinedAdvice({ method }: OrderPayment): string {
  return method === 'BankCard'
    ? 'Попробуйте ещё раз или другой картой – либо заплатите при получении, как и собирались.'
    : 'Попробуйте ещё раз или через другой банк. Нужен другой способ оплаты – задайте вопрос о заказе.';
}

/**
 * Labels for the payment of an order.
 * @param contract of the order, for what its buyer does next.
 */
export function paymentLabels(
  payment: OrderPayment,
  status: OrderStatus,
  contract: InvoicedBy = null,
): PaymentLabels {
  if (over.includes(status)) {
    // A bank returns its money at once; what is paid still was paid otherwise, and staff return it.
    return payment.status === 'Paid'
      ? {
          state: 'Деньги возвращает магазин',
          next: 'Когда он их отправит, сумма и документ будут в истории заказа.',
        }
      : { state: 'Платить не нужно', next: null };
  }
  // What is about to be returned is not requested to be paid.
  if (status === 'WaitingForRefund' && payment.status === 'NotPaid') {
    return { state: 'Не оплачен', next: 'Платить не нужно, пока магазин решает о возврате.' };
  }
  switch (payment.state) {
    case 'CashConfirmed':
      return onReceipt(payment);
    case 'InvoiceConfirmed':
      return byInvoice(payment, contract);
    case 'SberInstallment':
      return byInstallment(payment);
    case 'PendingManager':
      return {
        state: 'Оплату согласует менеджер',
        next: 'Он свяжется с вами и предложит способ оплаты.',
      };
    case 'OnlinePaymentNotPaid':
      return { state: 'Ждёт оплаты', next: 'Оплатите заказ, чтобы мы начали его собирать.' };
    case 'OnlinePaymentProcessing':
      return {
        state: 'Банк обрабатывает оплату',
        next: 'Обычно это занимает несколько минут, страница обновится сама.',
      };
    case 'OnlinePaymentPaid':
      return { state: 'Оплачен', next: null };
    case 'Unknown':
      return { state: 'Способ оплаты уточняется', next: 'О нём можно спросить менеджера.' };
  }
}
