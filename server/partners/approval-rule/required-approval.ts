import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { spentThisMonth } from '#server/partners/contracts/month-spending.ts';
import { lockContract, owedSinceBalance } from '#server/partners/contracts/owed-since.ts';
import { listEmployeeRows } from '#server/partners/employees/employee-store.ts';
import { isActive } from '#server/partners/rights/rules.ts';
import type {
  ApprovalReason,
  Contract,
  EmployeeRow,
  PartnerRow,
} from '#server/partners/schemas.ts';
import type { Customer } from '#server/user/schemas.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { approversFor } from './approvers.ts';
import { type ApprovalCaseFacts, approvalReasons, exceedsOwnLimit } from './reasons.ts';

/** Who is to approve an order, and why. */
export interface RequiredApproval {
  partner: PartnerRow;
  author: EmployeeRow;
  approvers: EmployeeRow[];
  reasons: ApprovalReason[];
}

/** The fields of an order or a cart that determine whether it needs approval. */
export interface ApprovalTerms {
  contract: Contract | null;
  /** Null while it is not chosen. */
  paymentMethod: components['schemas']['PaymentMethod'] | null;
}

/** The fields of an order that the company's rule uses. */
interface BoughtOrder extends ApprovalTerms {
  id: string;
  userID: string;
  customer: Pick<Customer, 'partner'>;
}

/** The sums that the company's rule uses, kopecks. */
export interface ApprovalSums {
  toPay: number;
  /** What the author has confirmed in this month without this order. */
  monthSpent: number;
  /** What was ordered on account since the contract's balance is known, without this order. */
  owed: number;
}

/** What an order adds to: the author's month, and the company's debt by the contract. */
export async function readSpending(
  db: Database,
  { author, contract }: { author: EmployeeRow; contract: Contract | null },
  now: Date,
  except?: string,
): Promise<Omit<ApprovalSums, 'toPay'>> {
  const monthSpent = await spentThisMonth(db, author, now, except);
  return { monthSpent, owed: await owedSinceBalance(db, author.partnerID, contract, except) };
}

/** The input of the company's rule. */
export function factsOf(
  { contract, paymentMethod }: ApprovalTerms,
  { partner, author }: Pick<RequiredApproval, 'partner' | 'author'>,
  sums: ApprovalSums,
): ApprovalCaseFacts {
  return { partner, author, contract, byInvoice: paymentMethod === 'Invoice', ...sums };
}

/** The reasons for approval; empty when the order needs none. */
export function reasonsFor(
  terms: ApprovalTerms,
  who: Pick<RequiredApproval, 'partner' | 'author'>,
  sums: ApprovalSums,
): ApprovalReason[] {
  return approvalReasons(factsOf(terms, who, sums));
}

/** Nobody but the author could approve, and the author may not exceed their own limit. */
function limitExceeded(reasons: readonly ApprovalReason[]): ApiProblem {
  const own = reasons.find((reason) => exceedsOwnLimit([reason]));
  const limit = own?.limit == null ? '' : ` ${formatMoney(own.limit)}`;
  const message = `Заказ больше вашего предела${limit}, а согласовать его некому. Увеличьте предел или назначьте согласующего`;
  return new ApiProblem(409, message, { reason: 'LimitExceeded' });
}

/**
 * The approval a locked order needs by its company; null when it needs none, belongs to a person,
 * or only the buyer could approve. Locks the company's row, so the approvers are current.
 * @throws ApiProblem 403 when the buyer does not work for the company any more, 409 LimitExceeded
 * when the order exceeds the buyer's own limit and nobody could approve it.
 */
export async function findRequiredApproval(
  tx: Database,
  order: BoughtOrder,
  toPay: number,
  now: Date,
): Promise<RequiredApproval | null> {
  const partnerID = order.customer.partner?.id;
  if (partnerID === undefined) return null;
  const [partner] = await tx
    .select()
    .from(partners)
    .where(eq(partners.id, partnerID))
    .for('key share');
  const people = await listEmployeeRows(tx, partnerID);
  const author = people.find((one) => one.userID === order.userID && isActive(one));
  if (partner === undefined || author === undefined) {
    throw new ApiProblem(403, 'Вы больше не можете заказывать для этой компании', {
      reason: 'NotAllowed',
    });
  }
  const { contract, paymentMethod } = order;
  // Two orders on account at once would each fit into what is left.
  if (paymentMethod === 'Invoice' && contract?.balance) await lockContract(tx, contract.id);
  const spending = await readSpending(tx, { author, contract }, now, order.id);
  const reasons = reasonsFor(order, { partner, author }, { toPay, ...spending });
  const approvers = approversFor(people, author.id, partner);
  if (approvers.length > 0) {
    return reasons.length > 0 ? { partner, author, approvers, reasons } : null;
  }
  if (exceedsOwnLimit(reasons)) throw limitExceeded(reasons);
  return null;
}
