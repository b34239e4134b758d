import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { listEmployeeRows } from '#server/partners/employee-store.ts';
import { isActive } from '#server/partners/rules.ts';
import type {
  ApprovalReason,
  Contract,
  EmployeeRow,
  PartnerRow,
} from '#server/partners/schemas.ts';
import type { Customer } from '#server/user/schemas.ts';
import { approversFor } from './approvers.ts';
import { type ApprovalCaseFacts, approvalReasons } from './reasons.ts';

/** Who is to approve an order, and why. */
export interface Demand {
  partner: PartnerRow;
  author: EmployeeRow;
  approvers: EmployeeRow[];
  reasons: ApprovalReason[];
}

/** The fields of an order or a cart that determine whether it needs approval. */
export interface Terms {
  contract: Contract | null;
  /** Null while it is not chosen. */
  paymentMethod: components['schemas']['PaymentMethod'] | null;
}

/** The fields of an order that the company's rule uses. */
interface BoughtOrder extends Terms {
  userID: string;
  customer: Pick<Customer, 'partner'>;
}

/** The input of the company's rule for a total in kopecks. */
export function factsOf(
  { contract, paymentMethod }: Terms,
  { partner, author }: Pick<Demand, 'partner' | 'author'>,
  toPay: number,
): ApprovalCaseFacts {
  return { partner, author, contract, byInvoice: paymentMethod === 'Invoice', toPay };
}

/** The reasons for a total in kopecks; empty when the order needs no approval. */
export function reasonsFor(
  terms: Terms,
  who: Pick<Demand, 'partner' | 'author'>,
  toPay: number,
): ApprovalReason[] {
  return approvalReasons(factsOf(terms, who, toPay));
}

/** The approvers and their reasons; without either an order needs no approval. */
export function demandOf(
  terms: Terms,
  { partner, author, people }: Pick<Demand, 'partner' | 'author'> & { people: EmployeeRow[] },
  toPay: number,
): Demand | null {
  const reasons = reasonsFor(terms, { partner, author }, toPay);
  const approvers = approversFor(people, author.id, partner);
  return reasons.length > 0 && approvers.length > 0
    ? { partner, author, approvers, reasons }
    : null;
}

/**
 * The approval a locked order needs by its company; null when it needs none, belongs to a person,
 * or only the buyer could approve. Locks the company's row, so the approvers are current.
 * @throws ApiProblem 403 when the buyer does not work for the company any more.
 */
export async function evaluateDemand(
  tx: Database,
  order: BoughtOrder,
  toPay: number,
): Promise<Demand | null> {
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
  return demandOf(order, { partner, author, people }, toPay);
}
