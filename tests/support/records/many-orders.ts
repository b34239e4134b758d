import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { seedCatalog } from './catalog.ts';

/** How many orders there are, and whose. */
export interface ManyOrders {
  orders: number;
  /** Orders of the user `buyer`, as an individual. */
  own: number;
  /** Orders of the company whose owner is `boss`, by its employees `employee1` and so on. */
  company: number;
  employees: number;
  /** Other users, `other1` and so on, who have the rest. */
  others: number;
  notifications: number;
  /** Notifications of the user `buyer`. */
  ownNotifications: number;
  /** When the last of it was ordered. */
  until: Date;
}

const PRODUCTS = 1000;
const LINES = 4;
/** Days over which the orders are spread. */
const DAYS = 730;

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index);

async function seedPeople(db: Database, { employees, others }: ManyOrders): Promise<void> {
  await db.execute(sql`
    insert into users (id, issuer, subject, first_name, last_name)
    select id, 'test', id, 'Анна', 'Ковалёва' from (
      select unnest(array['buyer', 'boss']) as id
      union all select 'employee' || n from generate_series(1, ${employees}::int) n
      union all select 'other' || n from generate_series(1, ${others}::int) n) u`);
  await db.execute(sql`
    insert into customers (id, kind, user_id) select 'c-' || id, 'Individual', id from users`);
  await db.execute(sql`
    insert into partners (id, name, inn) values ('firm', 'Клиника', '7700000000')`);
  await db.execute(sql`
    insert into customers (id, kind, partner_id) values ('c-firm', 'Partner', 'firm')`);
  await db.execute(sql`
    insert into partner_employees
      (id, partner_id, user_id, first_name, last_name, phone, role, is_approver, joined_at)
    select 'e-' || id, 'firm', id, 'Анна', 'Ковалёва', '+7916' || lpad(row_number() over ()::text, 7, '0'),
      case when id = 'boss' then 'Owner' else 'Employee' end, id = 'boss', now()
    from users where id = 'boss' or id like 'employee%'`);
}

/** Orders in turn of `buyer`, of employees for their company, and of others. */
async function seedOrders(db: Database, sizes: ManyOrders): Promise<void> {
  const { orders, own, company, employees, others, until } = sizes;
  await db.execute(sql`
    insert into orders (id, number, user_id, customer_id, status, customer, totals, search_text,
      created_at, confirmed_at, updated_at)
    select 'o' || n, 'o' || n, owner, case when owner like 'employee%' then 'c-firm' else 'c-' || owner end,
      case when n % 10 = 0 then 'Shipped' when n % 10 = 1 then 'Canceled' else 'Succeeded' end,
      '{"id": "c", "kind": "Individual", "name": "Анна Ковалёва"}'::jsonb,
      '{"itemCount": 4, "quantity": 8, "toPay": 100000}'::jsonb,
      'o' || n || ' товар ' || n % 1000, day, case when n % 20 = 1 then null else day end, day
    from generate_series(1, ${orders}::int) n
    cross join lateral (
      select case when n % (${orders}::int / ${own}::int) = 0 then 'buyer'
        when n % (${orders}::int / ${company}::int) = 1 then 'employee' || (1 + n / (${orders}::int / ${company}::int) % ${employees}::int)
        else 'other' || (1 + n % ${others}::int) end as owner,
      ${until.toISOString()}::timestamptz - make_interval(
        mins => ((${orders}::int - n)::float8 / ${orders}::float8 * ${DAYS * 1440}::float8)::int) as day) d`);
  await db.execute(sql`
    insert into order_items (order_id, position, product_id, quantity, price, product)
    select 'o' || n, line, p.id, 2, p.price,
      jsonb_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'images', p.pictures,
        'price', p.price, 'priceWithoutDiscount', p.price + 500)
    from generate_series(1, ${orders}::int) n
    cross join generate_series(1, ${LINES}::int) line
    join products p on p.id = 'p' || ((n * 7 + line * 13) % ${PRODUCTS}::int)`);
}

async function seedNotifications(db: Database, sizes: ManyOrders): Promise<void> {
  const { notifications, ownNotifications, others, until } = sizes;
  await db.execute(sql`
    insert into notifications (id, user_id, topic, title, text, created_at, read_at)
    select 'n' || n, case when n % (${notifications}::int / ${ownNotifications}::int) = 0 then 'buyer'
      else 'other' || (1 + n % ${others}::int) end,
      case when n % 3 = 0 then 'Order' else 'Payment' end, 'Заказ отправлен', 'Его везёт курьер.',
      moment, case when n % 7 = 0 then null else moment end
    from generate_series(1, ${notifications}::int) n
    cross join lateral (
      select ${until.toISOString()}::timestamptz - make_interval(mins => ${notifications}::int - n) as moment) m`);
}

/** Fills an empty database with the orders and notifications of many people and one company. */
export async function seedManyOrders(db: Database, sizes: ManyOrders): Promise<void> {
  await seedCatalog(db, {
    categories: { k: ['k'] },
    products: numbers(PRODUCTS).map((n) => ({
      id: `p${n}`,
      name: `Товар ${n}`,
      categoryID: 'k',
      price: 10_000 + n * 10,
    })),
  });
  await seedPeople(db, sizes);
  await seedOrders(db, sizes);
  await seedNotifications(db, sizes);
  // As autovacuum leaves them.
  for (const table of ['orders', 'order_items', 'notifications', 'users', 'customers']) {
    await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
  }
}
