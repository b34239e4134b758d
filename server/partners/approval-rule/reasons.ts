import type {
  ApprovalReason,
  Contract,
  EmployeeRow,
  PartnerRow,
} from '#server/partners/schemas.ts';
import { thanLimit } from '#src/lib/labels/approval-limits.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** The input of a company's approval rule. */
export interface ApprovalCaseFacts {
  partner: Pick<PartnerRow, 'approvalMode' | 'approvalAmountFrom'>;
  author: Pick<EmployeeRow, 'orderLimit' | 'monthLimit'>;
  /** What the author has confirmed in this month without this order, kopecks. */
  monthSpent: number;
  /** What was ordered on account since the contract's balance is known, without this order, kopecks. */
  owed: number;
  contract: Pick<Contract, 'balance'> | null;
  /** Whether the order is paid on account. */
  byInvoice: boolean;
  /** Kopecks. */
  toPay: number;
}

/** One of the limits that an order is compared with. */
export interface OrderLimit {
  code: Exclude<ApprovalReason['code'], 'EveryOrder'>;
  /** Kopecks. */
  limit: number;
  /** The sum compared with it: of the order alone, or with those of the month or those on account. */
  actual: number;
}

/** Limits of a person, which hold whatever the company's rule. */
const personal: readonly ApprovalReason['code'][] = [
  'EmployeeLimitExceeded',
  'EmployeeMonthLimitExceeded',
];

/** Whether the author's own limit is exceeded: such an order is not placed without consent. */
export function exceedsOwnLimit(reasons: readonly Pick<ApprovalReason, 'code'>[]): boolean {
  return reasons.some(({ code }) => personal.includes(code));
}

/** The limits of an order; an order above one of them needs approval. */
export function limitsOf(facts: ApprovalCaseFacts): OrderLimit[] {
  const { partner, author, toPay, monthSpent, owed } = facts;
  const { approvalMode: mode } = partner;
  const limits: [OrderLimit['code'], number | null, number][] = [
    ['AmountAboveLimit', mode === 'AboveAmount' ? partner.approvalAmountFrom : null, toPay],
    ['EmployeeLimitExceeded', author.orderLimit, toPay],
    ['EmployeeMonthLimitExceeded', author.monthLimit, monthSpent + toPay],
    ['ContractBalanceExceeded', mode === 'Never' ? null : creditOf(facts), owed + toPay],
  ];
  return limits.flatMap(([code, limit, actual]) =>
    limit === null ? [] : [{ code, limit, actual }],
  );
}

/** Payment on account is limited by the contract; a prepaid contract has no such limit. */
function creditOf({ contract, byInvoice }: ApprovalCaseFacts): number | null {
  const balance = byInvoice ? contract?.balance : null;
  return balance && balance.creditLimit !== null ? balance.available : null;
}

function sumOf({ code, actual }: OrderLimit, toPay: number): string {
  if (code === 'EmployeeMonthLimitExceeded') {
    return `С этим заказом за месяц выйдет ${formatMoney(actual)}:`;
  }
  const sum = formatMoney(actual);
  return actual > toPay ? `Вместе с последними заказами по счёту выйдет ${sum}:` : `Сумма ${sum}`;
}

function messageOf(one: OrderLimit, toPay: number): string {
  const { code, limit, actual } = one;
  const sum = sumOf(one, toPay);
  return `${sum} больше ${thanLimit(code)} ${formatMoney(limit)} на ${formatMoney(actual - limit)}`;
}

/** Why an order needs approval; empty when it needs none. */
export function approvalReasons(facts: ApprovalCaseFacts): ApprovalReason[] {
  const { partner } = facts;
  const always: ApprovalReason[] =
    partner.approvalMode === 'Always'
      ? [
          {
            code: 'EveryOrder',
            message: 'Компания согласует все заказы',
            limit: null,
            actual: null,
          },
        ]
      : [];
  const exceeded = limitsOf(facts).filter(({ limit, actual }) => actual > limit);
  const above = exceeded.map((one) => ({ ...one, message: messageOf(one, facts.toPay) }));
  return [...always, ...above];
}
