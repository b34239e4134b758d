import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';

/** A user who buys as a customer; the customer is a company or the user. */
export interface Buyer {
  userID: string;
  /** Null before one is chosen. */
  customerID: string | null;
}

/** Whether the user works for the company `buyer` and has access to its orders today. */
function holdsAccess(userID: string, now: Date): SQL {
  return sql`exists (
    select from partner_employees employee
    where employee.partner_id = buyer.partner_id and employee.user_id = ${userID}::text
      and not employee.is_blocked and employee.joined_at is not null
      and employee.orders_access = 'Granted'
      and (employee.orders_access_until is null
        or employee.orders_access_until >= ${moscowDay(now)}::date))`;
}

async function isTrue(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select ${condition} as holds`);
  return rows[0]?.holds === true;
}

/** Whether products that the producer restricts are open to this buyer: a company's, with access. */
export async function opensRestricted(
  db: Database,
  { userID, customerID }: Buyer,
  now: Date,
): Promise<boolean> {
  if (customerID === null) return false;
  return isTrue(
    db,
    sql`exists (select from customers buyer where buyer.id = ${customerID}::text
      and buyer.kind = 'Partner' and ${holdsAccess(userID, now)})`,
  );
}

/** The same for the buyer of the user's cart. */
export async function cartOpensRestricted(
  db: Database,
  userID: string,
  now: Date,
): Promise<boolean> {
  return isTrue(
    db,
    sql`exists (select from carts cart
      join customers buyer on buyer.id = cart.customer_id and buyer.kind = 'Partner'
      where cart.user_id = ${userID}::text and ${holdsAccess(userID, now)})`,
  );
}
