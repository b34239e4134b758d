import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';

type Share = components['schemas']['AnalyticShare'];

/** Bounds of the contract; of categories and brands the last place is for the rest. */
const MAX_SHARES = 20;
const MAX_PARTIES = 50;
const REST = 'Прочее';

type ShareRow = Share & Record<string, unknown>;

const sums = sql`sum(l.amount)::float8 as amount, sum(l.quantity)::int as quantity`;

async function queryShares(db: Database, query: SQL): Promise<Share[]> {
  const { rows } = await db.execute<ShareRow>(query);
  return rows.map(({ id, name, amount, quantity }) => ({ id, name, amount, quantity }));
}

/** The largest shares; everything smaller is one share without an id. */
function foldRest(shares: readonly Share[]): Share[] {
  if (shares.length <= MAX_SHARES) return [...shares];
  const shown = shares.slice(0, MAX_SHARES - 1);
  const rest = { id: null, name: REST, amount: 0, quantity: 0 };
  for (const { amount, quantity } of shares.slice(MAX_SHARES - 1)) {
    rest.amount += amount;
    rest.quantity += quantity;
  }
  return [...shown, rest];
}

/** Shares of the products' own categories, large ones first. */
export async function categoryShares(db: Database, lines: SQL): Promise<Share[]> {
  return foldRest(
    await queryShares(
      db,
      sql`select c.id, c.name, ${sums} from (${lines}) l
        join categories c on c.id = l.category_id
        group by c.id, c.name order by amount desc, c.name, c.id`,
    ),
  );
}

/** Shares of brands, large ones first; what has no brand is among the rest. */
export async function brandShares(db: Database, lines: SQL): Promise<Share[]> {
  const shares = await queryShares(
    db,
    sql`select b.id, coalesce(b.name, ${REST}::text) as name, ${sums} from (${lines}) l
      left join brands b on b.id = l.brand_id
      group by b.id, b.name order by b.id is null, amount desc, b.name, b.id`,
  );
  return foldRest(shares);
}

/** Shares of customers, each under its latest name. */
export function customerShares(db: Database, lines: SQL): Promise<Share[]> {
  return queryShares(
    db,
    sql`select l.customer_id as id,
        (array_agg(l.customer_name order by l.confirmed_at desc))[1] as name, ${sums}
      from (${lines}) l group by l.customer_id
      order by amount desc, l.customer_id limit ${MAX_PARTIES}`,
  );
}

/** Shares of tags; an order with two counts in both. A deleted tag has only its name. */
export function tagShares(db: Database, lines: SQL): Promise<Share[]> {
  return queryShares(
    db,
    sql`select t.id, coalesce(t.name, tag.name) as name, ${sums}
      from (${lines}) l
      cross join lateral jsonb_to_recordset(l.tags) as tag(id text, name text)
      left join partner_tags t on t.id = tag.id
      group by t.id, coalesce(t.name, tag.name)
      order by amount desc, name limit ${MAX_PARTIES}`,
  );
}
