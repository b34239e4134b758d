import type { Contract, EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { ApprovalReason } from './schemas.ts';

/** What the rule of a company looks at. */
export interface ApprovalCaseFacts {
  partner: Pick<PartnerRow, 'approvalMode' | 'approvalAmountFrom'>;
  author: Pick<EmployeeRow, 'orderLimit'>;
  contract: Pick<Contract, 'balance'> | null;
  /** Whether the order is paid on account. */
  byInvoice: boolean;
  /** Kopecks. */
  toPay: number;
}

function reason(
  code: ApprovalReason['code'],
  words: string,
  limit: number,
  actual: number,
): ApprovalReason {
  const message = `Сумма ${formatMoney(actual)} больше ${words} ${formatMoney(limit)}`;
  return { code, message, limit, actual };
}

function isAbove(toPay: number, limit: number | null | undefined): limit is number {
  return limit !== null && limit !== undefined && toPay > limit;
}

/** On account no more is ordered than the contract lets; a prepaid contract has no such limit. */
function creditOf({ contract, byInvoice }: ApprovalCaseFacts): number | null {
  const balance = byInvoice ? contract?.balance : null;
  return balance && balance.creditLimit !== null ? balance.available : null;
}

/** Why an order needs approval; empty when it needs none. A company that never approves has no reasons. */
export function judgeReasons(facts: ApprovalCaseFacts): ApprovalReason[] {
  const { partner, author, toPay } = facts;
  if (partner.approvalMode === 'Never') return [];
  const reasons: ApprovalReason[] = [];
  if (partner.approvalMode === 'Always') {
    const message = 'Компания согласует все заказы';
    reasons.push({ code: 'EveryOrder', message, limit: null, actual: null });
  }
  const limit = partner.approvalMode === 'AboveAmount' ? partner.approvalAmountFrom : null;
  if (isAbove(toPay, limit)) reasons.push(reason('AmountAboveLimit', 'предела', limit, toPay));
  if (isAbove(toPay, author.orderLimit)) {
    const words = 'предела сотрудника';
    reasons.push(reason('EmployeeLimitExceeded', words, author.orderLimit, toPay));
  }
  const credit = creditOf(facts);
  if (isAbove(toPay, credit)) {
    reasons.push(reason('ContractBalanceExceeded', 'доступной по договору', credit, toPay));
  }
  return reasons;
}
