import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, orders } from '#server/db/schema/shopping.ts';
import type { EmployeeRow } from './schemas.ts';

/** The one role that sees own orders only. */
export const seesOwnOrders = 'Employee' satisfies EmployeeRow['role'];

/** An employee sees own orders only; all other roles see those of their colleagues as well. */
export function seesAllOrders(role: EmployeeRow['role']): boolean {
  return role !== seesOwnOrders;
}

/** The customers of the companies in which the user sees all orders, as a subquery of ids. */
function visibleCustomers(userID: string): SQL {
  return sql`(
    select ${customers.id} from ${customers}
    join ${partnerEmployees} on ${partnerEmployees.partnerID} = ${customers.partnerID}
    where ${partnerEmployees.userID} = ${userID} and not ${partnerEmployees.isBlocked}
      and ${ne(partnerEmployees.role, seesOwnOrders)}
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

/** The user's orders, and those of colleagues that the user may see; nobody sees others' drafts. */
export function visibleOrders(userID: string): SQL | undefined {
  const ofColleagues = sql`${orders.customerID} in ${visibleCustomers(userID)}`;
  return or(accessibleTo(userID), and(ofColleagues, ne(orders.status, 'Draft')));
}
