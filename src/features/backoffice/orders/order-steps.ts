import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** Methods by which the buyer may have paid on the page of the bank. */
const ONLINE: ReadonlySet<NonNullable<StaffOrder['paymentMethod']>> = new Set([
  'BankCard',
  'SBP',
  'SberInstallment',
]);

interface StepTexts {
  /** The button of the page and that of the dialog. */
  label: string;
  /** The question of the dialog. @param name «Д-240501» */
  title: (name: string) => string;
  /** What follows from the step. */
  consequence: (order: Pick<StaffOrder, 'toPay' | 'paymentMethod' | 'paymentStatus'>) => string;
  /** What happened. @param name «Д-240501» */
  done: (name: string) => string;
}

/** What becomes of the money when an order is canceled or returned as a whole. */
function moneyBack({
  toPay,
  paymentMethod,
  paymentStatus,
}: Pick<StaffOrder, 'toPay' | 'paymentMethod' | 'paymentStatus'>): string {
  if (paymentStatus === 'NotPaid') return 'Заказ не\u00A0оплачен: возвращать деньги не\u00A0нужно.';
  const sum = `Покупателю причитается всё, что он заплатил и\u00A0ещё не\u00A0получил обратно (заказ на\u00A0${formatMoney(toPay)}), и\u00A0бонусы.`;
  const isOnline = paymentMethod !== null && ONLINE.has(paymentMethod);
  return isOnline
    ? `${sum} Оплаченное онлайн вернёт банк; то, что отметили оплаченным вручную, верните сами.`
    : `${sum} Деньги верните сами: заказ оплачен не\u00A0онлайн.`;
}

/** What staff does to an order. */
export const stepTexts: Readonly<Record<StaffOrderStep, StepTexts>> = {
  Accept: {
    label: 'Принять',
    title: (name) => `Принять заказ ${name}?`,
    consequence: () => 'Товары будут списаны с остатка за этим заказом.',
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
    consequence: () => 'Покупатель узнает, что заказ в пути.',
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
    consequence: () => 'Заказ будет ждать решения о возврате.',
    done: (name) => `Возврат заказа ${name} оформлен`,
  },
  Refund: {
    label: 'Вернуть деньги',
    title: (name) => `Вернуть деньги за заказ ${name}?`,
    consequence: (order) => moneyBack(order),
    done: (name) => `Деньги за заказ ${name} возвращены`,
  },
  Pay: {
    label: 'Отметить оплату',
    title: (name) => `Отметить оплату заказа ${name}?`,
    consequence: ({ toPay }) =>
      `Получено ${formatMoney(toPay)}: заказ будет считаться оплаченным, а покупатель узнает об этом.`,
    done: (name) => `Заказ ${name} отмечен оплаченным`,
  },
};

/** Steps in red: the order is lost by them. */
export const endsOrder: ReadonlySet<StaffOrderStep> = new Set(['Cancel', 'Refund']);
