import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ApprovalSummary, Approvals, DecisionRow } from '#server/approval/schemas.ts';
import type { Database } from '#server/db/connection.ts';
import { approvalDecisions, orderApprovals } from '#server/db/schema/approval.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { summarize } from '#server/order/list/list-orders.ts';
import { getMembership, listMemberships } from '#server/partners/membership.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import { seesAllOrders } from '#server/partners/rights/visible-orders.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { toSummary } from './approval-summary.ts';

export interface ApprovalsFilter {
  status?: ApprovalSummary['status'] | undefined;
  partnerID?: string | undefined;
  text?: string | undefined;
  page: number;
  pageSize: number;
}

/** Orders this employee may see: who sees all orders all of the company, others those to approve or sent. */
function visibleApprovalsOf({ partner, employee }: Membership): SQL | undefined {
  const ofPartner = eq(orderApprovals.partnerID, partner.id);
  if (seesAllOrders(employee.role)) return ofPartner;
  const isApprover = sql`exists (
    select 1 from ${approvalDecisions}
    where ${approvalDecisions.orderID} = ${orderApprovals.orderID}
      and ${approvalDecisions.employeeID} = ${employee.id}
  )`;
  return and(ofPartner, or(eq(orderApprovals.authorID, employee.id), isApprover));
}

function matches(text: string): SQL | undefined {
  const phrase = normalizeSearchText(text);
  if (phrase === '') return undefined;
  // A separate condition: a count without a text filter needs no join with the orders.
  const author = sql`replace(lower(concat_ws(' ', ${partnerEmployees.firstName},
    ${partnerEmployees.middleName}, ${partnerEmployees.lastName}) collate "und-x-icu"), 'ё', 'е')`;
  return sql`exists (
    select 1 from ${orders} cross join ${partnerEmployees}
    where ${orders.id} = ${orderApprovals.orderID}
      and ${partnerEmployees.id} = ${orderApprovals.authorID}
      and (strpos(${orders.searchText}, ${phrase}) > 0 or strpos(${author}, ${phrase}) > 0
        or strpos(${orders.id}, ${phrase}) > 0)
  )`;
}

function selectFrom(db: Database) {
  return db
    .select({ order: orders, approval: orderApprovals, author: partnerEmployees })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.id, orderApprovals.orderID))
    .innerJoin(partnerEmployees, eq(partnerEmployees.id, orderApprovals.authorID));
}

async function count(db: Database, where: SQL | undefined): Promise<Approvals['counts']> {
  const rows = await db
    .select({ status: orderApprovals.status, count: sql<number>`count(*)::int` })
    .from(orderApprovals)
    .where(where)
    .groupBy(orderApprovals.status);
  const of = (status: ApprovalSummary['status']) =>
    rows.find((row) => row.status === status)?.count ?? 0;
  return { approved: of('Approved'), pending: of('Pending'), rejected: of('Rejected') };
}

async function readAllDecisions(
  db: Database,
  orderIDs: readonly string[],
): Promise<Map<string, DecisionRow[]>> {
  const byOrder = new Map<string, DecisionRow[]>(orderIDs.map((id) => [id, []]));
  if (orderIDs.length === 0) return byOrder;
  const rows = await db
    .select()
    .from(approvalDecisions)
    .where(inArray(approvalDecisions.orderID, [...orderIDs]));
  for (const row of rows) byOrder.get(row.orderID)?.push(row);
  return byOrder;
}

async function membershipsOf(
  db: Database,
  userID: string,
  partnerID: string | undefined,
): Promise<Membership[]> {
  return partnerID === undefined
    ? listMemberships(db, userID)
    : [await getMembership(db, userID, partnerID)];
}

/**
 * Pending ones first, oldest first; then decided ones, newest first. Matches the index
 * `order_approvals_page`.
 */
const order = [
  sql`(${orderApprovals.status} = 'Pending') desc`,
  sql`(case when ${orderApprovals.status} = 'Pending' then ${orderApprovals.requestedAt} end)`,
  sql`${orderApprovals.decidedAt} desc nulls last`,
  asc(orderApprovals.orderID),
];

/**
 * A page of the orders the user decides about, owns or has sent, in a bounded number of queries;
 * without withdrawn and deleted ones.
 * @throws ApiProblem 404 when `partnerID` names a company the user does not work for.
 */
export async function listApprovals(
  db: Database,
  userID: string,
  filter: ApprovalsFilter,
  conditions: Conditions,
): Promise<Approvals> {
  const { status, text = '', page, pageSize } = filter;
  const memberships = await membershipsOf(db, userID, filter.partnerID);
  const viewers = new Map(memberships.map(({ partner, employee }) => [partner.id, employee]));
  const where = and(
    memberships.length === 0 ? sql`false` : or(...memberships.map(visibleApprovalsOf)),
    isNull(orderApprovals.withdrawnAt),
    matches(text),
  );
  const counts = await count(db, where);
  const chosen = and(where, status === undefined ? undefined : eq(orderApprovals.status, status));
  const rows = await selectFrom(db)
    .where(chosen)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const shown = await summarize(
    db,
    rows.map((row) => row.order),
    userID,
    conditions,
  );
  const decisions = await readAllDecisions(
    db,
    rows.map((row) => row.order.id),
  );
  const all = counts.approved + counts.pending + counts.rejected;
  const totals = { Approved: counts.approved, Pending: counts.pending, Rejected: counts.rejected };
  return {
    items: rows.flatMap((row, index) => {
      const viewer = viewers.get(row.approval.partnerID);
      const lines = shown[index];
      return viewer === undefined || lines === undefined
        ? []
        : [toSummary(row, viewer, decisions.get(row.order.id) ?? [], lines, conditions.now)];
    }),
    paging: { page, pageSize, total: status === undefined ? all : totals[status] },
    counts,
  };
}
