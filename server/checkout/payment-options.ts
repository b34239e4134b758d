import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentOption = Schemas['PaymentOption'];

/** Companies may pay each other in cash up to this much under one contract; kopecks. */
const COMPANY_CASH_LIMIT = 10_000_000;

interface PaymentCase {
  kind: Schemas['CustomerKind'];
  /** Kopecks. */
  toPay: number;
}

interface MethodRule {
  method: PaymentMethod;
  name: string;
  description: string;
  /** Why it cannot be used; null when it can. */
  refuse: (order: PaymentCase) => string | null;
}

const methods: readonly MethodRule[] = [
  {
    method: 'BankCard',
    name: 'Картой при получении',
    description: 'У курьера и в пункте выдачи есть терминал',
    refuse: () => null,
  },
  {
    method: 'Cash',
    name: 'Наличными при получении',
    description: 'Чек выдадим на месте',
    refuse: ({ kind, toPay }) =>
      kind === 'Partner' && toPay > COMPANY_CASH_LIMIT
        ? 'Компании платят наличными не больше 100\u00a0000\u00a0₽ по одному договору'
        : null,
  },
  {
    method: 'SBP',
    name: 'Через СБП',
    description: 'Оплата по QR-коду в приложении банка',
    refuse: () => 'Оплата через СБП пока не подключена',
  },
  {
    method: 'SberInstallment',
    name: 'Рассрочка от Сбера',
    description: 'Частями без переплаты',
    refuse: () => 'Рассрочка пока не подключена',
  },
  {
    method: 'Invoice',
    name: 'По счёту',
    description: 'Счёт и закрывающие документы для компании',
    refuse: ({ kind }) =>
      kind === 'Individual'
        ? 'По счёту платят только компании'
        : 'Оплата по счёту пока не подключена',
  },
];

/** All payment methods, and whether this order can be paid by each. */
export function paymentOptions(order: PaymentCase): PaymentOption[] {
  return methods.map(({ method, name, description, refuse }) => {
    const reason = refuse(order);
    const allowed = reason === null;
    const ticketType = allowed ? null : 'PaymentUnavailable';
    return { method, name, description, allowed, reason, ticketType };
  });
}
