import { sql } from 'drizzle-orm';
import { demoIndividual } from '#demo/people.ts';
import type { Database } from '#server/db/connection.ts';

/**
 * Lets people read more of their own than the demo data has, so that a defect in it is shown by more than one response:
 * a published review with the shop's reply, an address of each company, and most orders with a courier to an
 * address of their customer.
 */
export async function seedShown(db: Database): Promise<void> {
  await db.execute(sql`
    update product_feedback set user_id = ${demoIndividual.id} where id = (
      select id from product_feedback where reply_text is not null and user_id is null order by id limit 1)`);
  await db.execute(sql`
    insert into addresses (id, partner_id, value, city, street, house, flat)
    select 'a-' || p.id, p.id, 'г Тула, ул Советская, д 5, кв 9', 'Тула', 'ул Советская', '5', '9'
    from partners p where not exists (select from addresses a where a.partner_id = p.id)`);
  await db.execute(sql`
    update orders o set delivery_method = 'Courier', pickup_point_id = null, address = (
      select jsonb_build_object('id', a.id, 'value', a.value, 'city', a.city, 'street', a.street,
        'house', a.house, 'flat', a.flat, 'entrance', a.entrance, 'floor', a.floor,
        'postalCode', a.postal_code, 'comment', a.comment)
      from addresses a
      join customers c on c.id = o.customer_id
      where a.partner_id = c.partner_id or (c.partner_id is null and a.user_id = o.user_id)
      order by a.id desc limit 1)
    where o.status not in ('Draft', 'WaitingForApprove') and o.id::bigint % 3 <> 0`);
}
