import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

/**
 * The contract whose prices a user's cart has now; null with the shop's own prices: for a person,
 * for a company without a contract, and for a user who no longer works for the company.
 */
export async function findBuyingContract(db: Database, userID: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select cart.contract_id as id
    from carts cart
    join customers buyer on buyer.id = cart.customer_id and buyer.kind = 'Partner'
    join partner_employees employee on employee.partner_id = buyer.partner_id
      and employee.user_id = cart.user_id and not employee.is_blocked
      and employee.joined_at is not null
    where cart.user_id = ${userID}::text and cart.contract_id is not null
    limit 1`);
  return rows[0]?.id ?? null;
}
