import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { readBalance } from '#server/bonus/ledger.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { carts, orders } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { countUnread } from '#server/notifications/notifications.ts';
import { activeStatuses } from '#server/order/transitions.ts';
import { listMemberships } from '#server/partners/membership.ts';
import { countPendingDecisions } from '#server/partners/partners.ts';
import { ensureOwnCustomer, findCustomer } from '#server/user/customers.ts';
import { countProductsToReview } from './own-feedback.ts';

type Profile = components['schemas']['Profile'];

const PHONE = /^\+7\d{10}$/;
const count = sql<number>`count(*)::int`;

async function countActiveOrders(db: Database, userID: string): Promise<number> {
  const [row] = await db
    .select({ count })
    .from(orders)
    .where(
      and(
        eq(orders.userID, userID),
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

/** The companies the user approves orders of, or owns, with the number of pending approvals. */
async function listApprovalSections(
  db: Database,
  userID: string,
): Promise<NonNullable<Profile['approvals']>> {
  const memberships = (await listMemberships(db, userID)).filter(
    ({ employee }) => employee.isApprover || employee.role === 'Owner',
  );
  const pending = await countPendingDecisions(
    db,
    memberships.map(({ employee }) => employee.id),
  );
  return memberships.map(({ partner, employee }) => ({
    partnerID: partner.id,
    partnerName: partner.name,
    pendingCount: pending.get(employee.id) ?? 0,
  }));
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
export async function readProfile(db: Database, userID: string): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  if (user === undefined) throw new Error(`No user ${userID}`);
  const { id, firstName, middleName, lastName, phone, email } = user;
  const companies = await listMemberships(db, userID);
  return {
    user: {
      id,
      firstName: firstName ?? '',
      middleName,
      lastName,
      phone: phone !== null && PHONE.test(phone) ? phone : null,
      email,
    },
    bonusBalance: { value: await readBalance(db, userID), hasError: false },
    unreadNotificationsCount: await countUnread(db, userID),
    feedbackCount: await countProductsToReview(db, userID),
    hasPartners: companies.length > 0,
    partnersCount: companies.length,
    customer: await readChosenCustomer(db, userID),
    activeOrdersCount: await countActiveOrders(db, userID),
    supportRequestsCount: await countOpenTickets(db, userID),
    approvals: await listApprovalSections(db, userID),
  };
}
