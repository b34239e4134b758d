import { eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { listPastAndPresent } from '#server/partners/employees/employee-store.ts';
import { isActive } from '#server/partners/rights/rules.ts';
import { seesAllOrders } from '#server/partners/rights/visible-orders.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';
import { type ApprovalPair, findPair, lockPair, readDecisions } from './approval-store.ts';
import type { DecisionRow } from './schemas.ts';

/** An approval from the view of one user. */
export interface ApprovalCase extends ApprovalPair {
  partner: PartnerRow;
  decisions: DecisionRow[];
  /** All employees of the company, also those who left, by id. */
  people: ReadonlyMap<string, EmployeeRow>;
  author: EmployeeRow;
  viewer: EmployeeRow;
}

/** Only the buyer, the order's approvers and who sees all orders of the company. */
function maySee({ approval, decisions, viewer }: ApprovalCase): boolean {
  return (
    viewer.id === approval.authorID ||
    seesAllOrders(viewer.role) ||
    decisions.some(({ employeeID }) => employeeID === viewer.id)
  );
}

function notFound(): ApiProblem {
  return new ApiProblem(404, 'Заказ на согласовании не найден', { reason: 'NotFound' });
}

async function open(
  db: Database,
  userID: string,
  pair: ApprovalPair | null,
): Promise<ApprovalCase> {
  if (pair === null) throw notFound();
  const partnerID = pair.approval.partnerID;
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerID));
  const rows = await listPastAndPresent(db, partnerID);
  const people = new Map(rows.map((row) => [row.id, row]));
  const author = people.get(pair.approval.authorID);
  const viewer = rows.find((one) => one.userID === userID && isActive(one));
  if (partner === undefined || viewer === undefined || author === undefined) throw notFound();
  const decisions = await readDecisions(db, pair.order.id);
  const found = { ...pair, partner, decisions, people, author, viewer };
  if (!maySee(found)) throw notFound();
  return found;
}

/** @throws ApiProblem 404 when the order needs no approval, or the user may not see it. */
export async function getCase(db: Database, userID: string, orderID: string) {
  return open(db, userID, await findPair(db, orderID));
}

/** The same with the order locked until the transaction ends. @throws ApiProblem 404 */
export async function lockCase(tx: Database, userID: string, orderID: string) {
  return open(tx, userID, await lockPair(tx, orderID));
}
