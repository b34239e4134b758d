import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { readBalance } from '#server/bonus/ledger.ts';
import type { Session } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { carts, orders } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { countUnread } from '#server/notifications/notifications.ts';
import { activeStatuses } from '#server/order/transitions.ts';
import { countReceivedInvitations } from '#server/partners/invitations/received-invitations.ts';
import { listMemberships } from '#server/partners/membership.ts';
import { countPendingDecisions } from '#server/partners/partners.ts';
import { accessibleTo, seesAllOrders } from '#server/partners/rights/visible-orders.ts';
import { ensureOwnCustomer, findCustomer } from '#server/user/customers.ts';
import { countProductsToReview } from './own-feedback.ts';
import { readProfileUser } from './profile-user.ts';

type Profile = components['schemas']['Profile'];

const count = sql<number>`count(*)::int`;

async function countActiveOrders(db: Database, userID: string): Promise<number> {
  const [row] = await db
    .select({ count })
    .from(orders)
    .where(
      and(
        accessibleTo(userID),
        isNull(orders.deletedAt),
        inArray(orders.status, [...activeStatuses]),
      ),
    );
  return row?.count ?? 0;
}

async function countOpenTickets(db: Database, userID: string): Promise<number> {
  const [row] = await db
    .select({ count })
    .from(supportTickets)
    .where(and(eq(supportTickets.userID, userID), ne(supportTickets.status, 'Done')));
  return row?.count ?? 0;
}

/** The companies with more than one active employee. */
async function listSharedCompanies(
  db: Database,
  partnerIDs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ partnerID: partnerEmployees.partnerID })
    .from(partnerEmployees)
    .where(
      and(
        inArray(partnerEmployees.partnerID, [...partnerIDs]),
        eq(partnerEmployees.isBlocked, false),
        isNotNull(partnerEmployees.joinedAt),
      ),
    )
    .groupBy(partnerEmployees.partnerID)
    .having(gt(count, 1));
  return new Set(rows.map(({ partnerID }) => partnerID));
}

/**
 * The companies the user approves orders of, or sees all orders of, with the number of pending
 * approvals; those with some first, otherwise by name. Who is alone in a company has nobody's orders
 * to approve.
 */
async function listApprovalSections(
  db: Database,
  userID: string,
): Promise<NonNullable<Profile['approvals']>> {
  const memberships = (await listMemberships(db, userID)).filter(
    ({ employee }) => employee.isApprover || seesAllOrders(employee.role),
  );
  const pending = await countPendingDecisions(
    db,
    memberships.map(({ employee }) => employee.id),
  );
  const shared = await listSharedCompanies(
    db,
    memberships.map(({ partner }) => partner.id),
  );
  const sections = memberships
    .map(({ partner, employee }) => ({
      partnerID: partner.id,
      partnerName: partner.name,
      pendingCount: pending.get(employee.id) ?? 0,
    }))
    .filter(({ partnerID, pendingCount }) => pendingCount > 0 || shared.has(partnerID));
  return sections.toSorted((a, b) => Number(b.pendingCount > 0) - Number(a.pendingCount > 0));
}

/** Whom the user buys for: the choice of the cart, or the user. */
async function readChosenCustomer(
  db: Database,
  userID: string,
): Promise<NonNullable<Profile['customer']>> {
  const [cart] = await db
    .select({ customerID: carts.customerID })
    .from(carts)
    .where(eq(carts.userID, userID));
  const chosen = cart?.customerID ? await findCustomer(db, userID, cart.customerID) : null;
  const { id, kind, name } = chosen ?? (await ensureOwnCustomer(db, userID));
  return { id, kind, name };
}

/** The user and the counters of the account menu. */
export async function readProfile(db: Database, session: Session, now: Date): Promise<Profile> {
  const { userID } = session;
  const companies = await listMemberships(db, userID);
  return {
    user: await readProfileUser(db, userID),
    bonusBalance: { value: await readBalance(db, userID), hasError: false },
    unreadNotificationsCount: await countUnread(db, userID),
    feedbackCount: await countProductsToReview(db, userID),
    hasPartners: companies.length > 0,
    partnersCount: companies.length,
    customer: await readChosenCustomer(db, userID),
    activeOrdersCount: await countActiveOrders(db, userID),
    supportRequestsCount: await countOpenTickets(db, userID),
    invitationsCount: await countReceivedInvitations(db, session, now),
    approvals: await listApprovalSections(db, userID),
  };
}
