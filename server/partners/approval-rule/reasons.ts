import type {
  ApprovalReason,
  Contract,
  EmployeeRow,
  PartnerRow,
} from '#server/partners/schemas.ts';
import { formatMoney } from '#src/lib/money.ts';

/** The input of a company's approval rule. */
export interface ApprovalCaseFacts {
  partner: Pick<PartnerRow, 'approvalMode' | 'approvalAmountFrom'>;
  author: Pick<EmployeeRow, 'orderLimit'>;
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
}

/** The limits of an order; an order above one of them needs approval. */
export function limitsOf(facts: ApprovalCaseFacts): OrderLimit[] {
  const { partner, author } = facts;
  if (partner.approvalMode === 'Never') return [];
  const limits: [OrderLimit['code'], number | null][] = [
    [
      'AmountAboveLimit',
      partner.approvalMode === 'AboveAmount' ? partner.approvalAmountFrom : null,
    ],
    ['EmployeeLimitExceeded', author.orderLimit],
    ['ContractBalanceExceeded', creditOf(facts)],
  ];
  return limits.flatMap(([code, limit]) => (limit === null ? [] : [{ code, limit }]));
}

const limitWords: Readonly<Record<OrderLimit['code'], string>> = {
  AmountAboveLimit: 'предела',
  EmployeeLimitExceeded: 'предела сотрудника',
  ContractBalanceExceeded: 'доступной по договору',
};

/** Payment on account is limited by the contract; a prepaid contract has no such limit. */
function creditOf({ contract, byInvoice }: ApprovalCaseFacts): number | null {
  const balance = byInvoice ? contract?.balance : null;
  return balance && balance.creditLimit !== null ? balance.available : null;
}

/** Why an order needs approval; empty when it needs none. A company that never approves has no reasons. */
export function approvalReasons(facts: ApprovalCaseFacts): ApprovalReason[] {
  const { partner, toPay } = facts;
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
  const exceeded = limitsOf(facts).filter(({ limit }) => toPay > limit);
  const above = exceeded.map(({ code, limit }) => ({
    code,
    message: `Сумма ${formatMoney(toPay)} больше ${limitWords[code]} ${formatMoney(limit)}`,
    limit,
    actual: toPay,
  }));
  return [...always, ...above];
}
