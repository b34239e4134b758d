import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { findMembership } from './membership.ts';
import { isRightOf } from './rules.ts';
import { whoMayIn } from './who-may.ts';

/** Who decides where a company's financial documents go may read them, too. */
const RIGHT = 'ManageFinDocsRecipients';

/** An order as far as it says whose its financial documents are. */
interface PaperOwner {
  userID: string;
  customer: { partner: { id: string } | null };
}

/** Whether the user may read the financial documents of an order that they see. */
export async function seesPapers(
  db: Database,
  viewerID: string,
  { userID, customer: { partner } }: PaperOwner,
): Promise<boolean> {
  if (viewerID === userID) return true;
  if (partner === null) return false;
  const membership = await findMembership(db, viewerID, partner.id);
  return membership !== null && isRightOf(membership.employee.role, RIGHT);
}

/** @throws ApiProblem 403 NotAllowed when the user may not, see `seesPapers`. */
export async function assertSeesPapers(
  db: Database,
  viewerID: string,
  order: PaperOwner,
): Promise<void> {
  if (await seesPapers(db, viewerID, order)) return;
  const { partner } = order.customer;
  const who = partner === null ? '' : ` ${await whoMayIn(db, { partner }, RIGHT)}`;
  throw new ApiProblem(403, `Счёта и УПД коллеги вам не видно.${who}`, { reason: 'NotAllowed' });
}
