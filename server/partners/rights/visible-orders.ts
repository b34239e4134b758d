import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, orders } from '#server/db/schema/shopping.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';

/** The one role that sees own orders only. */
export const OWN_ORDERS_ROLE = 'Employee' satisfies EmployeeRow['role'];

/** An employee sees own orders only; all other roles see those of their colleagues as well. */
export function seesAllOrders(role: EmployeeRow['role']): boolean {
  return role !== OWN_ORDERS_ROLE;
}

/** The customers that the user orders for or sees orders of, as a subquery of ids. */
function knownCustomers(userID: string): SQL {
  return sql`(
    select ${customers.id} from ${customers} where ${customers.userID} = ${userID}
    union all
    select ${customers.id} from ${customers}
    join ${partnerEmployees} on ${partnerEmployees.partnerID} = ${customers.partnerID}
    where ${partnerEmployees.userID} = ${userID} and not ${partnerEmployees.isBlocked}
  )`;
}

/** The customers of the companies in which the user sees all orders, as a subquery of ids. */
export function visibleCustomers(userID: string): SQL {
  return sql`(
    select ${customers.id} from ${customers}
    join ${partnerEmployees} on ${partnerEmployees.partnerID} = ${customers.partnerID}
    where ${partnerEmployees.userID} = ${userID} and not ${partnerEmployees.isBlocked}
      and ${ne(partnerEmployees.role, OWN_ORDERS_ROLE)}
  )`;
}

/** The user's orders, without those for companies that the user has left. */
export function accessibleTo(userID: string): SQL | undefined {
  const left = sql`exists (
    select 1 from ${customers}
    where ${customers.id} = ${orders.customerID} and ${customers.partnerID} is not null
      and not exists (
        select 1 from ${partnerEmployees}
        where ${partnerEmployees.partnerID} = ${customers.partnerID}
          and ${partnerEmployees.userID} = ${userID} and not ${partnerEmployees.isBlocked}
      )
  )`;
  return and(eq(orders.userID, userID), sql`not ${left}`);
}

/** An order that was placed or sent for approval got its number then: a canceled draft has none. */
function wasSent(): SQL | undefined {
  const { status, number } = orders;
  return and(ne(status, 'Draft'), or(ne(status, 'Canceled'), isNotNull(number)));
}

/**
 * The user's orders, and those of colleagues that the user may see; nobody sees others' drafts. Their
 * customers come first, which depend on the user alone: an index finds the orders of these, while
 * "own or of colleagues" would read all orders of the shop.
 */
export function visibleOrders(userID: string): SQL | undefined {
  const ofColleagues = sql`${orders.customerID} in ${visibleCustomers(userID)}`;
  return and(
    sql`${orders.customerID} in ${knownCustomers(userID)}`,
    or(eq(orders.userID, userID), and(ofColleagues, wasSent())),
  );
}
