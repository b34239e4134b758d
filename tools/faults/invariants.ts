import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { startingStock } from './arena.ts';

/** A confirmation that a buyer has received: the order and its price, kopecks. */
export interface Acknowledged {
  orderID: string;
  total: number;
}

/** A rule that no fault may break. `broken` finds the violations, one per row. */
interface Invariant {
  name: string;
  broken: (acknowledged: readonly Acknowledged[]) => SQL;
}

function confirmations(acknowledged: readonly Acknowledged[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(acknowledged)}::jsonb)
    as confirmations("orderID" text, total bigint)`;
}

function started(): SQL {
  const rows = [...startingStock].map(([id, stock]) => ({ id, stock }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as started(id text, stock int)`;
}

const placed = sql`orders.number is not null and orders.status not in ('CreatingError', 'Canceled')`;

const invariants: readonly Invariant[] = [
  {
    name: 'every acknowledged order is there, at the price that was acknowledged',
    broken: (acknowledged) => sql`
      select confirmations."orderID", (select concat_ws(': ', found.status, found.failure ->> 'message')
        from orders found where found.id = confirmations."orderID") as found
      from ${confirmations(acknowledged)}
      left join orders on orders.id = confirmations."orderID" and ${placed}
      where orders.id is null or (orders.totals ->> 'toPay')::bigint <> confirmations.total`,
  },
  {
    name: 'each confirmed key made exactly one order',
    broken: () => sql`
      select keys.body::jsonb ->> 'id' from idempotency_keys keys
      left join orders on orders.id = keys.body::jsonb ->> 'id' and orders.number is not null
      where keys.operation = 'confirmCheckout' and keys.status = 200
      group by 1 having count(*) <> 1 or count(orders.id) <> 1`,
  },
  {
    name: 'no order was confirmed twice',
    broken: () => sql`
      select order_id from order_events where status = 'WaitingForCreating'
      group by order_id having count(*) > 1`,
  },
  {
    name: 'the accounting system has each placed order, and no other',
    broken: () => sql`
      select orders.id from orders full join accounting_orders sent on sent.order_id = orders.id
      where (${placed} and sent.order_id is null)
        or (sent.order_id is not null and orders.number is null)`,
  },
  {
    name: 'no placed order is without items',
    broken: () => sql`
      select orders.id from orders where ${placed}
      and not exists (select from order_items item where item.order_id = orders.id)`,
  },
  {
    name: 'items, codes, bonuses and delivery sum up to the total, to the kopeck',
    broken: () => sql`
      select orders.id from orders join order_items item on item.order_id = orders.id
      where ${placed} group by orders.id
      having sum(case when item.is_gift then 0 else item.price * item.quantity end)
        - sum(item.promo) - sum(item.bonus) + coalesce((orders.totals ->> 'delivery')::bigint, 0)
        <> (orders.totals ->> 'toPay')::bigint`,
  },
  {
    name: 'stock is what there was less what was sold, and never below zero',
    broken: () => sql`
      select started.id from ${started()} join products on products.id = started.id
      left join (select item.product_id, sum(item.quantity) as quantity
        from order_items item join orders on orders.id = item.order_id
        where orders.holds_stock group by 1) sold on sold.product_id = started.id
      where products.stock < 0 or products.stock <> started.stock - coalesce(sold.quantity, 0)`,
  },
  {
    name: 'each bonus account is the sum of its ledger, and never below zero',
    broken: () => sql`
      select account.user_id from bonus_accounts account
      left join bonus_entries entry on entry.user_id = account.user_id
      group by account.user_id, account.balance
      having account.balance < 0 or account.balance <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'bonuses of an order are those that left the account for it, none once it is over',
    broken: () => sql`
      select orders.id from orders
      left join bonus_entries entry on entry.order_id = orders.id and entry.kind in ('Spend', 'Return')
      where orders.number is not null group by orders.id
      having -100 * coalesce(sum(entry.amount), 0) <> case
        when orders.status in ('CreatingError', 'Canceled', 'Refunded') then 0
        else coalesce((orders.totals ->> 'bonus')::bigint, 0) - 100 * coalesce((select sum(refund.bonus)
          from refunds refund where refund.order_id = orders.id and refund.state = 'Accepted'), 0) end`,
  },
  {
    name: 'refunds of an order take at most what was bought and paid, and all of it when it is refunded',
    broken: () => sql`
      select orders.id from orders
      join refunds refund on refund.order_id = orders.id and refund.state <> 'Rejected'
      where ${placed} group by orders.id
      having sum(refund.goods + refund.delivery) > (orders.totals ->> 'toPay')::bigint
        or (orders.status = 'Refunded'
          and sum(refund.goods + refund.delivery) <> (orders.totals ->> 'toPay')::bigint)
      union all
      select item.order_id from order_items item
      left join (select refund.order_id, line.position, sum(coalesce(line.accepted, line.quantity)) as taken,
          sum(line.accepted) as accepted
        from refund_lines line join refunds refund on refund.id = line.refund_id
        where refund.state <> 'Rejected' group by 1, 2) refunded
        on refunded.order_id = item.order_id and refunded.position = item.position
      where coalesce(refunded.taken, 0) > item.quantity
        or item.returned <> coalesce(refunded.accepted, 0)`,
  },
  {
    name: 'what goes back of a payment is what its order’s accepted refunds are worth',
    broken: () => sql`
      select payments.id from payments join orders on orders.id = payments.order_id
      where payments.progress = 'Paid' and coalesce((select sum(owed.amount) from payment_refunds owed
          where owed.payment_id = payments.id), 0)
        <> coalesce((select sum(refund.goods + refund.delivery) from refunds refund
          where refund.order_id = orders.id and refund.state = 'Accepted'), 0)`,
  },
  {
    name: 'what was paid online belongs to an order that is paid, or went back once',
    broken: () => sql`
      select payments.id from payments join orders on orders.id = payments.order_id
      left join (select payment_id, sum(amount) as amount from bank_refunds group by 1) given
        on given.payment_id = payments.id
      where (payments.progress = 'Refunded' and given.amount is distinct from payments.amount)
        or (given.amount is not null and payments.progress not in ('Paid', 'Refunding', 'Refunded'))
        or given.amount > payments.amount
        or (payments.progress = 'Paid' and (orders.payment_status <> 'Paid'
          or orders.status in ('CreatingError', 'Canceled', 'Refunded')))
      union all select order_id from payments where progress = 'Paid'
      group by order_id having count(*) > 1`,
  },
  {
    name: 'the bank gave back each owed sum once, and no other',
    broken: () => sql`
      select coalesce(owed.id, given.id) from payment_refunds owed
      full join bank_refunds given on given.id = owed.id
      where owed.id is null or (owed.refunded_at is not null and given.id is null)
        or given.amount <> owed.amount or given.payment_id <> owed.payment_id`,
  },
];

export const invariantCount = invariants.length;

/** Checks all invariants. @returns a line for each broken one. */
export async function findBroken(
  db: Database,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const broken: string[] = [];
  for (const invariant of invariants) {
    const { rows } = await db.execute(invariant.broken(acknowledged));
    if (rows.length > 0) {
      const [first] = rows;
      broken.push(`${invariant.name}: ${rows.length}, as ${JSON.stringify(first)}`);
    }
  }
  return broken;
}
