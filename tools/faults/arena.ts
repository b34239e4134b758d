import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { lockCart, updateCart } from '#server/cart/cart-store.ts';
import { putChosenCode } from '#server/cart/choices/codes.ts';
import { addLines } from '#server/cart/lines/change-lines.ts';
import { lockOrder } from '#server/checkout/change-checkout.ts';
import { changeOrderPayment } from '#server/checkout/choices.ts';
import { proceedToCheckout } from '#server/checkout/confirm/proceed.ts';
import type { Database, OpenDatabase } from '#server/db/connection.ts';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { products } from '#server/db/schema/catalog.ts';
import { users } from '#server/db/schema/identity.ts';
import type { ChosenCode } from '#server/db/schema/shopping.ts';
import type { Services } from '#server/integrations/services.ts';
import type { PaymentMethod } from '#server/order/state/payment-options.ts';
import { createServices } from '#server/services.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import {
  createDatabase,
  dropDatabase,
  type TestPostgres,
} from '#tests/support/servers/postgres.ts';
import { freePort } from '#tools/process/ports.ts';
import { ApiProcess } from './api-process.ts';
import { callApi, type ReceivedResponse } from './call-api.ts';
import { inParallel } from './in-parallel.ts';

/** The stock at the start, from which the invariants are computed. */
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

/** Options of buyers. */
export interface BuyerOptions {
  /** The balance of the bonus account. */
  bonuses?: number;
  payment?: PaymentMethod;
  code?: string;
}

/** A database with API processes that share it. */
export interface Arena {
  db: Database;
  /** Connection string of the database. */
  databaseUrl: string;
  postgres: TestPostgres;
  processes: readonly ApiProcess[];
  /** URL of a process, in turn. */
  urlOf(turn: number): string;
  /** Creates buyers with one piece of each product in a checkout. */
  makeBuyers(
    count: number,
    productIDs: readonly string[],
    options?: BuyerOptions,
  ): Promise<ReadyBuyer[]>;
  confirm(buyer: ReadyBuyer, url: string, key: string, total?: number): Promise<ReceivedResponse>;
  close(): Promise<void>;
}

/** Creates a person who can buy. */
export async function makePerson(db: Database): Promise<string> {
  const id = randomUUID();
  const person = { firstName: 'Анна', lastName: 'Ковалёва', phone: '+79161234567' };
  await db.insert(users).values({ id, issuer: 'test', subject: id, ...person });
  return id;
}

function makeBuyer(
  db: Database,
  services: Services,
  productIDs: readonly string[],
  { bonuses = 0, payment = 'Cash', code }: BuyerOptions,
): Promise<ReadyBuyer> {
  const now = new Date();
  const conditions = { now, services };
  return db.transaction(async (tx) => {
    const id = await makePerson(tx);
    if (bonuses > 0) {
      await lockBalance(tx, id);
      await moveBonuses(tx, id, { kind: 'Grant', amount: bonuses, orderID: null, now });
    }
    const cart = await updateCart(tx, await lockCart(tx, id), {
      deliveryMethod: 'Pickup',
      pickupPointID: 'msk-lesnaya',
      bonusAction: bonuses > 0 ? 'Spend' : 'None',
    });
    if (code !== undefined) {
      await putChosenCode(tx, cart.id, { code, productID: null } satisfies ChosenCode);
    }
    const requested = productIDs.map((productID) => ({ productID, quantity: 1 }));
    const { cart: filled } = await addLines({ tx, cart, ...conditions }, requested);
    const { id: orderID } = await proceedToCheckout(
      { tx, cart: filled, ...conditions },
      productIDs,
    );
    const { totals } = await changeOrderPayment(
      await lockOrder(tx, id, orderID, conditions),
      payment,
    );
    return { id, orderID, total: totals.toPay };
  });
}

/** Opens an arena on a PostgreSQL server. @param count number of API processes. */
export async function openArena(postgres: TestPostgres, count = 2): Promise<Arena> {
  const databaseUrl = await createDatabase(postgres.url);
  const database: OpenDatabase = await openPostgres(databaseUrl, 20, pino({ level: 'fatal' }));
  const { db } = database;
  await seedCatalog(db, {
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
  // Buyers are prepared here, in this process.
  const services = createServices(
    {
      dadata: null,
      localPayment: true,
      yookassa: null,
      publicUrl: 'http://localhost',
      s3: null,
      sdek: null,
      smartCaptcha: null,
    },
    db,
  );
  const processes: ApiProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    const api = new ApiProcess(await freePort(), databaseUrl);
    processes.push(api);
    await api.start();
  }
  return {
    db,
    databaseUrl,
    postgres,
    processes,
    urlOf: (turn) => processes[turn % processes.length]?.url ?? '',
    makeBuyers: (buyers, productIDs, options = {}) =>
      inParallel(buyers, 15, () => makeBuyer(db, services, productIDs, options)),
    confirm: (buyer, url, key, total = buyer.total) =>
      callApi({
        url,
        as: buyer.id,
        method: 'PUT',
        path: `/checkout/${buyer.orderID}/confirm`,
        body: { total },
        key,
      }),
    close: async () => {
      for (const api of processes) await api.kill();
      await database.close();
      await dropDatabase(databaseUrl);
    },
  };
}
