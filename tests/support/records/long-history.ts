import { sql } from 'drizzle-orm';
import { settleEntries } from '#server/bonus/open-entries.ts';
import type { Database } from '#server/db/connection.ts';
import { seedCatalog } from './catalog.ts';

/** How much was bought, and when the last of it. */
export interface LongHistory {
  /** Order lines of the user `buyer`; a multiple of 20. */
  lines: number;
  /** Order lines of other users. */
  otherLines: number;
  /** Bonus entries of the user: as many of others. */
  bonuses: number;
  until: Date;
}

const PRODUCTS = 1000;
const CATEGORIES = 20;
const BRANDS = 40;
const LINES = 20;
const OTHERS = 20;
/** Days over which the orders are spread. */
const DAYS = 730;

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index);

/** A catalog, and users of whom one, `buyer`, has bought for two years. */
export async function seedLongHistory(db: Database, history: LongHistory): Promise<void> {
  await seedCatalog(db, {
    categories: Object.fromEntries(numbers(CATEGORIES).map((n) => [`k${n}`, [`k${n}`]])),
    brands: Object.fromEntries(numbers(BRANDS).map((n) => [`b${n}`, `Бренд ${n}`])),
    products: numbers(PRODUCTS).map((n) => ({
      id: `p${n}`,
      name: `Товар ${n}, упаковка ${n % 9}`,
      categoryID: `k${n % CATEGORIES}`,
      brandID: `b${n % BRANDS}`,
      price: 10_000 + n * 10,
    })),
  });
  await db.execute(sql`
    insert into users (id, issuer, subject, first_name)
    select id, 'test', id, 'Анна' from (
      select 'buyer' as id union all select 'other' || n from generate_series(1, ${OTHERS}::int) n) u
    on conflict do nothing`);
  await db.execute(sql`
    insert into customers (id, kind, user_id) select 'c-' || id, 'Individual', id from users`);
  await seedOrders(db, { ...history, lines: history.lines, owner: sql`'buyer'`, prefix: 'own' });
  await seedOrders(db, {
    ...history,
    lines: history.otherLines,
    owner: sql`'other' || (1 + n % ${OTHERS}::int)`,
    prefix: 'other',
  });
  await seedBonuses(db, history);
  await db.execute(sql`analyze`);
}

interface Orders extends LongHistory {
  owner: ReturnType<typeof sql>;
  prefix: string;
}

async function seedOrders(db: Database, { lines, owner, prefix, until }: Orders): Promise<void> {
  const orders = Math.floor(lines / LINES);
  await db.execute(sql`
    insert into orders (id, number, user_id, customer_id, status, customer, totals, tags,
      created_at, confirmed_at)
    select ${prefix}::text || '-' || n, ${prefix}::text || '-' || n, ${owner}, 'c-' || (${owner}),
      case when n % 10 = 0 then 'Shipped' else 'Succeeded' end,
      '{"name": "Анна Ковалёва"}'::jsonb, '{}'::jsonb,
      case when n % 4 = 0 then '[{"id": "t-1", "name": "Кабинет"}]' else '[]' end::jsonb, day, day
    from generate_series(1, ${orders}::int) n
    cross join lateral (
      select ${until.toISOString()}::timestamptz - make_interval(
        mins => (n::float8 / ${orders}::float8 * ${DAYS * 1440}::float8)::int) as day) d`);
  await db.execute(sql`
    insert into order_items (order_id, position, product_id, quantity, price, promo, product)
    select ${prefix}::text || '-' || n, line, p.id, 1 + (n + line) % 7, p.price, n % 3,
      jsonb_build_object('id', p.id, 'marketID', p.market_id, 'name', p.name, 'slug', p.slug,
        'images', p.pictures, 'vendorCode', p.vendor_code, 'brandName', 'Бренд',
        'categoryName', 'Категория', 'price', p.price, 'priceWithoutDiscount', p.price + 500,
        'weight', 100, 'vatRate', 20)
    from generate_series(1, ${orders}::int) n
    cross join generate_series(1, ${LINES}::int) line
    join products p on p.id = 'p' || ((n * 7 + line * 13) % ${PRODUCTS}::int)`);
}

async function seedBonuses(db: Database, { bonuses, until }: LongHistory): Promise<void> {
  await db.execute(sql`
    insert into bonus_accounts (user_id, balance)
    select id, 1000 from users on conflict do nothing`);
  // Each third entry spends what the two before it brought, but for the latest hundred.
  await db.execute(sql`
    insert into bonus_entries (user_id, kind, amount, at, expires_on)
    select u.id, case when n % 3 = 0 then 'Spend' else 'Earn' end,
      case when n % 3 = 0 then case when n > ${bonuses}::int - 100 then -150 else -200 end else 100 end,
      ${until.toISOString()}::timestamptz - make_interval(hours => ${bonuses}::int - n),
      case when n % 3 = 0 then null else (${until.toISOString()}::timestamptz
        + make_interval(days => n % 365))::date end
    from generate_series(1, ${bonuses}::int) n
    join users u on u.id in ('buyer', 'other1')`);
  await settleEntries(db, 'buyer');
}
