import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import type { StaffHandPayment } from '#generated/api/model/staffHandPayment.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { type ReturnedOrder, returnedText } from './refund-text.ts';

/** What the consequences of a step depend on. */
export type SteppedOrder = ReturnedOrder &
  Pick<
    StaffOrder,
    'due' | 'spentBonus' | 'toReturn' | 'unpaid' | 'paymentStatus' | 'handPayment' | 'tickets'
  >;

interface StepTexts {
  /** The button of the page and that of the dialog. */
  label: string;
  /** The question of the dialog. @param name «Д-240501» */
  title: (name: string) => string;
  /** What follows from the step. */
  consequence: (order: SteppedOrder) => string;
  /** What happened. @param name «Д-240501» */
  done: (name: string) => string;
}

/** What becomes of the money when an order is canceled or returned as a whole. */
function moneyBack(order: SteppedOrder): string {
  const { toPay, returnedAmount, paymentStatus, handPayment } = order;
  if (paymentStatus === 'NotPaid') return 'Заказ не\u00A0оплачен: возвращать деньги не\u00A0нужно.';
  if (paymentStatus === 'Pending')
    return 'Банк ещё проверяет оплату: если спишет деньги, то\u00A0вернёт.';
  if (handPayment === null)
    return `Банк вернёт покупателю ${formatMoney(toPay - returnedAmount)}${order.spentBonus > order.returnedBonus ? ', магазин – бонусы' : ''}.`;
  return handMoneyText(handPayment);
}

/** Who returns what a bank did not get, and how much. */
export function handMoneyText({ amount, markedBy }: StaffHandPayment): string {
  const by = markedBy === null ? '' : ` Оплату отметил сотрудник: ${markedBy}.`;
  return `Деньги верните сами: ${formatMoney(amount)} магазин получил не\u00A0через банк, и\u00A0за\u00A0вас их\u00A0никто не\u00A0вернёт.${by}`;
}

/** What staff does to an order. */
export const stepTexts: Readonly<Record<StaffOrderStep, StepTexts>> = {
  Accept: {
    label: 'Принять',
    title: (name) => `Принять заказ ${name}?`,
    consequence: () =>
      'Товары будут списаны с остатка за этим заказом, покупатель узнает, что он принят. Подтвердить его можно следующим шагом.',
    done: (name) => `Заказ ${name} принят`,
  },
  Confirm: {
    label: 'Подтвердить',
    title: (name) => `Подтвердить заказ ${name}?`,
    consequence: () => 'Покупатель узнает, что заказ подтверждён.',
    done: (name) => `Заказ ${name} подтверждён`,
  },
  Pick: {
    label: 'Отдать на сборку',
    title: (name) => `Отдать заказ ${name} на сборку?`,
    consequence: () => 'Заказ начнут собирать.',
    done: (name) => `Заказ ${name} отдан на сборку`,
  },
  Pack: {
    label: 'Отметить собранным',
    title: (name) => `Отметить заказ ${name} собранным?`,
    consequence: () => 'Покупатель узнает, что заказ собран.',
    done: (name) => `Заказ ${name} собран`,
  },
  Ship: {
    label: 'Отправить',
    title: (name) => `Отправить заказ ${name}?`,
    consequence: ({ unpaid, due }) =>
      `${unpaid ? `Заказ не\u00A0оплачен: ждём ${formatMoney(due)}. ` : ''}Покупатель узнает, что заказ в\u00A0пути.`,
    done: (name) => `Заказ ${name} отправлен`,
  },
  Deliver: {
    label: 'Отметить полученным',
    title: (name) => `Отметить заказ ${name} полученным?`,
    consequence: () => 'Покупатель получит бонусы; оплата при получении будет отмечена.',
    done: (name) => `Заказ ${name} получен`,
  },
  Cancel: {
    label: 'Отменить заказ',
    title: (name) => `Отменить заказ ${name}?`,
    consequence: (order) => `Товары вернутся на остаток. ${moneyBack(order)}`,
    done: (name) => `Заказ ${name} отменён`,
  },
  Return: {
    label: 'Оформить возврат',
    title: (name) => `Оформить возврат заказа ${name}?`,
    consequence: (order) => `${returnedText(order)} Заказ будет ждать решения о\u00A0возврате.`,
    done: (name) => `Возврат заказа ${name} оформлен`,
  },
  ReturnPart: {
    label: 'Вернуть часть',
    title: (name) => `Вернуть часть заказа ${name}?`,
    consequence: ({ paymentStatus }) =>
      paymentStatus === 'NotPaid'
        ? 'Выберите, что вернул покупатель: платить за это будет не\u00A0нужно, остальное останется у\u00A0него.'
        : 'Выберите, что вернул покупатель: магазин вернёт за это деньги и\u00A0бонусы, остальное останется у\u00A0него.',
    done: (name) => `Возврат части заказа ${name} принят`,
  },
  Refund: {
    label: 'Вернуть деньги',
    title: (name) => `Вернуть деньги за заказ ${name}?`,
    consequence: (order) => `${returnedText(order)} ${moneyBack(order)}`,
    done: (name) => `Возврат заказа ${name} принят`,
  },
  Decline: {
    label: 'Отказать в возврате',
    title: (name) => `Отказать в возврате заказа ${name}?`,
    consequence: ({ tickets }) => {
      const open = tickets.filter(({ refund }) => refund?.state === 'Requested');
      const numbers = open.map(({ number }) => number).join(', ');
      const closed = open.length === 0 ? '' : ` Закроются обращения: ${numbers}.`;
      return `Товары останутся у\u00A0покупателя.${closed}`;
    },
    done: (name) => `В возврате заказа ${name} отказано`,
  },
  Pay: {
    label: 'Отметить оплату',
    title: (name) => `Отметить оплату заказа ${name}?`,
    // Another tab may have recorded it.
    consequence: ({ due, paymentStatus }) =>
      paymentStatus === 'Paid'
        ? 'Оплата уже отмечена.'
        : `Получено ${formatMoney(due)}: заказ будет считаться оплаченным, а покупатель узнает об этом. Оплата через банк, если её начали, закроется.`,
    done: (name) => `Заказ ${name} отмечен оплаченным`,
  },
  Unpay: {
    label: 'Снять отметку об оплате',
    title: (name) => `Снять отметку об оплате заказа ${name}?`,
    consequence: () =>
      'Заказ снова будет ждать оплаты, а\u00A0покупатель узнает об этом и\u00A0о\u00A0причине.',
    done: (name) => `Заказ ${name} снова ждёт оплаты`,
  },
  GiveBack: {
    label: 'Деньги возвращены',
    title: (name) => `Записать возврат денег за заказ ${name}?`,
    consequence: ({ toReturn }) =>
      `Вернуть надо ${formatMoney(toReturn)}. Запишите документ, когда деньги отправлены: покупатель узнает сумму, номер и\u00A0дату.`,
    done: (name) => `Возврат денег за заказ ${name} записан`,
  },
};

/** The return of an order that nobody has paid for: there is no money to give back. */
const unpaidRefund: StepTexts = {
  ...stepTexts.Refund,
  label: 'Принять возврат',
  title: (name) => `Принять возврат заказа ${name}?`,
};

/** The texts of a step of this order. */
export function textsOf(
  step: StaffOrderStep,
  { paymentStatus }: Pick<StaffOrder, 'paymentStatus'>,
): StepTexts {
  return step === 'Refund' && paymentStatus === 'NotPaid' ? unpaidRefund : stepTexts[step];
}

/** What staff have to check before a step: nothing is sent without its money by mistake. Null without a warning. */
export function stepWarning(
  step: StaffOrderStep,
  { unpaid }: Pick<StaffOrder, 'unpaid'>,
): string | null {
  return step === 'Ship' && unpaid ? 'Отправить неоплаченный заказ' : null;
}

/** What is sent already: a payment recorded now cannot be undone. */
const sent: ReadonlySet<OrderStatus> = new Set(['Shipped', 'Succeeded', 'WaitingForRefund']);

/** Whether a step can be undone. */
export function undoText(
  step: StaffOrderStep,
  { status, paymentStatus }: Pick<StaffOrder, 'status' | 'paymentStatus'>,
): string {
  if (step === 'Pay' && paymentStatus === 'Paid') return '';
  return step === 'Pay' && !sent.has(status)
    ? 'Пока заказ не\u00A0отправлен, отметку можно снять.'
    : 'Отменить это действие нельзя.';
}

/** Why a form cannot be sent once the order has changed. */
export const REVIEW_FIRST = 'Проверьте новые суммы и\u00A0нажмите «Проверено».';

/** Steps in red: the order or its return is lost by them. */
export const endsOrder: ReadonlySet<StaffOrderStep> = new Set(['Cancel', 'Refund', 'Decline']);
