import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { freePort } from '#scripts/ports.ts';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { lockCart, updateCart } from '#server/cart/cart-store.ts';
import { addLines } from '#server/cart/change-lines.ts';
import { lockOrder } from '#server/checkout/change-checkout.ts';
import { choosePayment } from '#server/checkout/choices.ts';
import { proceedToCheckout } from '#server/checkout/proceed.ts';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { users } from '#server/db/schema/identity.ts';
import { seedCatalogue } from '#tests/support/catalogue.ts';
import { createDatabase, dropDatabase } from '#tests/support/postgres.ts';
import { TOKEN_PREFIX } from '#tests/support/server.ts';
import { ApiProcess } from './api-process.ts';
import { inParallel } from './in-parallel.ts';

/** What lies in the shop at the start; invariants count from it. */
export const startingStock: ReadonlyMap<string, number> = new Map([
  ['composite', 1_000_000],
  ['gloves', 1_000_000],
  ['bur', 10],
]);

/** A buyer whose checkout can be confirmed at `total`, kopecks. */
export interface ReadyBuyer {
  id: string;
  orderID: string;
  total: number;
}

export interface Answer {
  status: number;
  text: string;
}

/** A database of its own and processes of the API that share it. */
export interface Arena {
  db: Database;
  processes: readonly ApiProcess[];
  /** Makes buyers with a product in a checkout, and bonuses if they are to spend some. */
  makeBuyers(count: number, productIDs: readonly string[], bonuses?: number): Promise<ReadyBuyer[]>;
  confirm(buyer: ReadyBuyer, url: string, key: string, total?: number): Promise<Answer>;
  close(): Promise<void>;
}

async function makeBuyer(
  db: Database,
  productIDs: readonly string[],
  bonuses: number,
): Promise<ReadyBuyer> {
  const id = randomUUID();
  const now = new Date();
  return db.transaction(async (tx) => {
    const person = { firstName: 'Анна', lastName: 'Ковалёва', phone: '+79161234567' };
    await tx.insert(users).values({ id, issuer: 'test', subject: id, ...person });
    if (bonuses > 0) {
      await lockBalance(tx, id);
      await moveBonuses(tx, id, { kind: 'Grant', amount: bonuses, orderID: null, now });
    }
    const cart = await updateCart(tx, await lockCart(tx, id), {
      deliveryMethod: 'Pickup',
      pickupPointId: 'msk-lesnaya',
      bonusAction: bonuses > 0 ? 'Spend' : 'None',
    });
    const wanted = productIDs.map((productID) => ({ productID, quantity: 1 }));
    const { cart: filled } = await addLines({ tx, cart, now }, wanted);
    const { id: orderID } = await proceedToCheckout({ tx, cart: filled, now }, productIDs);
    const { totals } = await choosePayment(await lockOrder(tx, id, orderID, now), 'Cash');
    return { id, orderID, total: totals.toPay };
  });
}

async function confirm(
  buyer: ReadyBuyer,
  url: string,
  key: string,
  total = buyer.total,
): Promise<Answer> {
  const response = await fetch(`${url}/api/v1/checkout/${buyer.orderID}/confirm`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${TOKEN_PREFIX}${buyer.id}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ total }),
  });
  return { status: response.status, text: await response.text() };
}

/** Opens an arena on a PostgreSQL server. @param count processes of the API. */
export async function openArena(server: string, count = 2): Promise<Arena> {
  const url = await createDatabase(server);
  const database: OpenDatabase = await openPostgres(url, 20, pino({ level: 'error' }));
  const { db } = database;
  await seedCatalogue(db, {
    categories: { kompozity: ['kompozity'] },
    products: [
      { id: 'composite', name: 'Композит', price: 459_000, priceWithoutDiscount: 519_000 },
      { id: 'gloves', name: 'Перчатки', price: 89_000 },
      { id: 'bur', name: 'Бор', price: 65_000 },
    ],
  });
  for (const [id, stock] of startingStock) {
    await db.update(products).set({ stock }).where(eq(products.id, id));
  }
  const processes: ApiProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    const api = new ApiProcess(await freePort(), url);
    processes.push(api);
    await api.start();
  }
  return {
    db,
    processes,
    makeBuyers: (buyers, productIDs, bonuses = 0) =>
      inParallel(buyers, 15, () => makeBuyer(db, productIDs, bonuses)),
    confirm,
    close: async () => {
      for (const api of processes) await api.kill();
      await database.close();
      await dropDatabase(url);
    },
  };
}
