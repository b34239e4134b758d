import type { components } from '#generated/server/operations.ts';
import { formatMoney } from '#src/lib/money.ts';

type Schemas = components['schemas'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentOption = Schemas['PaymentOption'];

/** Companies may pay each other in cash up to this much under one contract; kopecks. */
const COMPANY_CASH_LIMIT = 10_000_000;

/** The bank's limits for installments, kopecks. */
const INSTALLMENT_FROM = 300_000;
const INSTALLMENT_TO = 30_000_000;
/** The limit of one payment by the Faster Payments System (SBP), kopecks. */
const SBP_LIMIT = 100_000_000;

interface PaymentCase {
  kind: Schemas['CustomerKind'];
  /** Kopecks. */
  toPay: number;
  contract: Pick<Schemas['Contract'], 'balance'> | null;
  /** A payment provider is configured. */
  paysOnline: boolean;
}

interface MethodRule {
  method: PaymentMethod;
  name: string;
  /** The description; another text where online payment is unavailable. */
  description: string;
  offlineDescription?: string;
  /** Why it cannot be used; null when it can. */
  reject: (order: PaymentCase) => string | null;
}

function rejectInstallment({ kind, toPay, paysOnline }: PaymentCase): string | null {
  if (!paysOnline) return 'Рассрочка пока не подключена';
  if (kind === 'Partner') return 'Рассрочка – только для частных покупателей';
  if (toPay < INSTALLMENT_FROM) return `Рассрочка – от ${formatMoney(INSTALLMENT_FROM)}`;
  return toPay > INSTALLMENT_TO ? `Рассрочка – до ${formatMoney(INSTALLMENT_TO)}` : null;
}

const methods: readonly MethodRule[] = [
  {
    method: 'BankCard',
    name: 'Банковской картой',
    description: 'Онлайн сразу после оформления или при получении',
    offlineDescription: 'При получении: у курьера и в пунктах выдачи есть терминал',
    reject: () => null,
  },
  {
    method: 'Cash',
    name: 'Наличными при получении',
    description: 'Чек выдадим на месте',
    reject: ({ kind, toPay }) =>
      kind === 'Partner' && toPay > COMPANY_CASH_LIMIT
        ? `Компании платят наличными не больше ${formatMoney(COMPANY_CASH_LIMIT)} по одному договору`
        : null,
  },
  {
    method: 'SBP',
    name: 'Через СБП',
    description: 'Оплата по QR-коду в приложении банка',
    reject: ({ kind, toPay, paysOnline }) => {
      if (!paysOnline) return 'Оплата через СБП пока не подключена';
      if (kind === 'Partner') return 'Через СБП платят только частные покупатели';
      return toPay > SBP_LIMIT ? `Через СБП – до ${formatMoney(SBP_LIMIT)}` : null;
    },
  },
  {
    method: 'SberInstallment',
    name: 'Рассрочка от Сбера',
    description: 'Частями без переплаты',
    reject: rejectInstallment,
  },
  {
    method: 'Invoice',
    name: 'По счёту',
    description: 'Счёт и закрывающие документы для компании',
    reject: ({ kind, contract }) => {
      if (kind === 'Individual') return 'По счёту платят только компании';
      const overdue = contract?.balance?.overdue ?? 0;
      return overdue > 0 ? `По договору просрочен долг ${formatMoney(overdue)}` : null;
    },
  },
];

/** All payment methods, and whether this order can be paid by each. */
export function paymentOptions(order: PaymentCase): PaymentOption[] {
  return methods.map(({ method, name, reject, ...texts }) => {
    const { description, offlineDescription = description } = texts;
    const reason = reject(order);
    const allowed = reason === null;
    const ticketType = allowed ? null : 'PaymentUnavailable';
    const said = order.paysOnline ? description : offlineDescription;
    return { method, name, description: said, allowed, reason, ticketType };
  });
}
