import type { components } from '#generated/server/operations.ts';
import type { PaymentProvider } from '#server/integrations/payment-provider.ts';
import { installmentMonths } from '#server/order/payments/installment.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

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
  /** Null when nothing can be paid online here. */
  provider: Pick<PaymentProvider, 'installments'> | null;
}

interface MethodRule {
  method: PaymentMethod;
  name: string;
  /** The description; another text where online payment is unavailable. */
  description: string;
  offlineDescription?: string;
  /** For which orders, where that has bounds. */
  terms?: (kind: Schemas['CustomerKind']) => string | null;
  /** Why it cannot be used; null when it can. */
  reject: (order: PaymentCase) => string | null;
}

function rejectInstallment({ kind, toPay, provider }: PaymentCase): string | null {
  if (!provider?.installments) return 'Рассрочка пока не подключена';
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
    terms: (kind) =>
      kind === 'Partner' ? `до ${formatMoney(COMPANY_CASH_LIMIT)} по одному договору` : null,
    reject: ({ kind, toPay }) =>
      kind === 'Partner' && toPay > COMPANY_CASH_LIMIT
        ? `Компании платят наличными не больше ${formatMoney(COMPANY_CASH_LIMIT)} по одному договору`
        : null,
  },
  {
    method: 'SBP',
    name: 'Через СБП',
    description: 'Оплата по QR-коду в приложении банка',
    terms: () => `до ${formatMoney(SBP_LIMIT)}`,
    reject: ({ kind, toPay, provider }) => {
      if (provider === null) return 'Оплата через СБП пока не подключена';
      if (kind === 'Partner') return 'Через СБП платят только частные покупатели';
      return toPay > SBP_LIMIT ? `Через СБП – до ${formatMoney(SBP_LIMIT)}` : null;
    },
  },
  {
    method: 'SberInstallment',
    name: 'Рассрочка от Сбера',
    description: 'Частями без переплаты',
    terms: () =>
      `на ${installmentMonths.slice(0, -1).join(', ')} или ${installmentMonths.at(-1)} месяцев, для заказов от ${formatMoney(INSTALLMENT_FROM)} до ${formatMoney(INSTALLMENT_TO)}`,
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

function describeMethod(
  { description, offlineDescription }: MethodRule,
  provider: PaymentCase['provider'],
): string {
  return provider ? description : (offlineDescription ?? description);
}

/** What a kind of customer can pay with, whatever the order: for the pages about payment. */
export function listPaymentTerms(
  kind: Schemas['CustomerKind'],
  provider: PaymentCase['provider'],
): { name: string; description: string; terms: string | null }[] {
  // A sum that suits every method.
  const order: PaymentCase = { kind, toPay: INSTALLMENT_FROM, contract: null, provider };
  return methods
    .filter(({ reject }) => reject(order) === null)
    .map((rule) => ({
      name: rule.name,
      description: describeMethod(rule, provider),
      terms: rule.terms?.(kind) ?? null,
    }));
}

/** All payment methods, and whether this order can be paid by each. */
export function paymentOptions(order: PaymentCase): PaymentOption[] {
  return methods.map((rule) => {
    const { method, name } = rule;
    const reason = rule.reject(order);
    const allowed = reason === null;
    const ticketType = allowed ? null : 'PaymentUnavailable';
    const description = describeMethod(rule, order.provider);
    return { method, name, description, allowed, reason, ticketType };
  });
}
