import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { listEmployeeRows, toPerson } from '#server/partners/employees/employee-store.ts';
import { isActive } from '#server/partners/rights/rules.ts';
import type { ApprovalForecast, ApprovalReason } from '#server/partners/schemas.ts';
import { approversFor } from './approvers.ts';
import { exceedsOwnLimit, limitsOf } from './reasons.ts';
import { type ApprovalTerms, factsOf, readSpending, reasonsFor } from './required-approval.ts';

/** A cart or a checkout, validated as an order. */
export interface Foreseen {
  userID: string;
  /** Null for a person, who needs no approval. */
  partnerID: string | null;
  /** The payment method is null until chosen. */
  terms: ApprovalTerms;
  /** Kopecks. */
  toPay: number;
}

/**
 * Forecasts the approval by the same rule as the confirmation: the reasons, the approvers and the
 * rest of each limit. Null when there is neither a reason nor a limit.
 */
export async function foreseeApproval(
  db: Database,
  { userID, partnerID, terms, toPay }: Foreseen,
  now: Date,
): Promise<ApprovalForecast | null> {
  if (partnerID === null) return null;
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerID));
  const people = await listEmployeeRows(db, partnerID);
  const author = people.find((one) => one.userID === userID && isActive(one));
  if (partner === undefined || author === undefined) return null;
  const approvers = approversFor(people, author.id, partner);
  const who = { partner, author };
  const { contract } = terms;
  const sums = { toPay, ...(await readSpending(db, { author, contract }, now)) };
  // Where nobody else could approve, only the author's own limits hold.
  const holds = (one: { code: ApprovalReason['code'] }) =>
    approvers.length > 0 || exceedsOwnLimit([one]);
  const reasons = reasonsFor(terms, who, sums).filter(holds);
  // Until a payment method is chosen it may still be on account, where the contract has a limit.
  const open = { ...terms, paymentMethod: terms.paymentMethod ?? 'Invoice' };
  const limits = limitsOf(factsOf(open, who, sums))
    .filter(holds)
    .map(({ code, limit, actual }) => ({ code, limit, left: Math.max(0, limit - actual) }));
  if (reasons.length === 0 && limits.length === 0) return null;
  return {
    reasons,
    approvers: approvers.map((one) => toPerson(one, author)),
    quorum: partner.approvalQuorum,
    limits,
  };
}
