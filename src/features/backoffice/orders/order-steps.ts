import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

interface StepTexts {
  /** The button of the page and that of the dialog. */
  label: string;
  /** The question of the dialog. @param name «Д-240501» */
  title: (name: string) => string;
  /** What follows from the step. */
  consequence: (order: Pick<StaffOrder, 'toPay'>) => string;
  /** What happened. @param name «Д-240501» */
  done: (name: string) => string;
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
    consequence: () => 'Товары вернутся на остаток, деньги и бонусы – покупателю.',
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
    consequence: () => 'Покупатель получит деньги за весь заказ.',
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
