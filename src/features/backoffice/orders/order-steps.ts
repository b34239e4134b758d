import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';

interface StepTexts {
  label: string;
  /** What follows from the step, for its confirmation. */
  consequence: string;
}

/** What staff does to an order. */
export const stepTexts: Readonly<Record<StaffOrderStep, StepTexts>> = {
  Accept: { label: 'Принять', consequence: 'Товары будут списаны с остатка за этим заказом.' },
  Confirm: { label: 'Подтвердить', consequence: 'Покупатель узнает, что заказ подтверждён.' },
  Pick: { label: 'Отдать на сборку', consequence: 'Заказ начнут собирать.' },
  Pack: { label: 'Собран', consequence: 'Покупатель узнает, что заказ собран.' },
  Ship: { label: 'Отправить', consequence: 'Покупатель узнает, что заказ в пути.' },
  Deliver: {
    label: 'Получен',
    consequence: 'Покупатель получит бонусы; оплата при получении будет отмечена.',
  },
  Cancel: {
    label: 'Отменить заказ',
    consequence: 'Товары вернутся на остаток, деньги и бонусы – покупателю.',
  },
  Return: { label: 'Оформить возврат', consequence: 'Заказ будет ждать решения о возврате.' },
  Refund: { label: 'Вернуть деньги', consequence: 'Покупатель получит деньги за весь заказ.' },
  Pay: { label: 'Отметить оплату', consequence: 'Заказ будет считаться оплаченным.' },
};

/** Steps in red, beside those that come next by themselves. */
export const endsOrder: ReadonlySet<StaffOrderStep> = new Set(['Cancel', 'Return', 'Refund']);
