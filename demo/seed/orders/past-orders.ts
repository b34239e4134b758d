import { asc, desc, inArray, sql } from 'drizzle-orm';
import { demoCustomers, demoTags } from '#demo/company-records.ts';
import { between, randomStream, seedOf } from '#demo/feed/random.ts';
import { type DemoPerson, demoEmployee, demoIndividual, demoOwner } from '#demo/people.ts';
import { type LineProduct, loadLineProducts } from '#server/cart/lines/line-products.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/shopping.ts';
import type { Services } from '#server/integrations/services.ts';
import { actingUser } from '#server/order/actor.ts';
import { ensureOwnCustomer, getCustomer } from '#server/user/customers.ts';
import { chooseLines, makePastOrder, type PastBuyer } from './past-order.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAYS = 365;
/** Below the numbers of orders created by the shop's own functions. */
const NEWEST_DAY = 80;
const FIRST_ID = 236_001;
/** Products a buyer comes back to. */
const SHELF = 14;
const POINT = 'msk-lesnaya';
const [companyCustomer = { id: '' }] = demoCustomers;

interface Habit {
  person: DemoPerson;
  /** The customer to buy for; null is the user. */
  customerID: string | null;
  /** Average number of days between orders. */
  everyDays: number;
}

const habits: readonly Habit[] = [
  { person: demoIndividual, customerID: null, everyDays: 27 },
  { person: demoOwner, customerID: companyCustomer.id, everyDays: 19 },
  { person: demoEmployee, customerID: companyCustomer.id, everyDays: 23 },
];

async function stockShelf(db: Database, offset: number): Promise<LineProduct[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.listed} and ${products.available} and ${products.price} < 1500000`)
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(SHELF * 9)
    .offset(offset);
  const ids = rows.filter((_row, index) => index % 9 === 0).map(({ id }) => id);
  return [...(await loadLineProducts(db, ids, null)).values()];
}

/** The days of a user's orders, oldest first. */
function daysOf({ person, everyDays }: Habit): number[] {
  const random = randomStream(seedOf(`orders:${person.login}`));
  const days: number[] = [];
  for (let day = DAYS - between(1, everyDays, random); day > NEWEST_DAY; ) {
    days.push(day);
    day -= everyDays + between(-5, 5, random);
  }
  return days;
}

function chooseTags(random: () => number): (typeof orders.$inferInsert)['tags'] {
  return demoTags.filter(() => random() < 0.4).map(({ id, name }) => ({ id, name }));
}

/**
 * Creates a year of finished orders for the buyers, so that purchases, analytics and reviews have
 * something to show. Does nothing when they are there, or when there are no products.
 */
export async function seedPastOrders(
  db: Database,
  { delivery }: Services,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  const present = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [String(FIRST_ID)]));
  if (present.length > 0) return;
  const parcel = { weight: 1, amount: 1 };
  const point = await delivery.findPoint(POINT, { parcel, city: null, now });
  const dated: { buyer: PastBuyer; daysAgo: number; shelf: LineProduct[] }[] = [];
  for (const [index, habit] of habits.entries()) {
    const { person, customerID } = habit;
    const own = customerID === null;
    const customer = own
      ? await ensureOwnCustomer(db, person.id)
      : await getCustomer(db, person.id, customerID);
    const buyer = { person, customer, actor: await actingUser(db, person.id), point };
    const shelf = await stockShelf(db, index * 40);
    if (shelf.length === 0) return;
    dated.push(...daysOf(habit).map((daysAgo) => ({ buyer, daysAgo, shelf })));
  }
  const past = dated
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map(({ buyer, daysAgo, shelf }, index) => {
      const id = String(FIRST_ID + index);
      const random = randomStream(seedOf(`order:${id}`));
      const at = new Date(now.getTime() - daysAgo * DAY_MS - between(1, 9, random) * HOUR_MS);
      const tags = buyer.customer.kind === 'Partner' ? chooseTags(random) : [];
      return makePastOrder(buyer, id, at, chooseLines(shelf, random, daysAgo), tags);
    });
  await db.transaction(async (tx) => {
    await tx.insert(orders).values(past.map(({ order }) => order));
    await tx.insert(orderItems).values(past.flatMap(({ items }) => items));
    await tx.insert(orderEvents).values(past.flatMap(({ events }) => events));
  });
}
