import { chromium } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { ShopClient, type StorageState } from '#tests/e2e/support/users/shop-client.ts';
import { signIn } from '#tests/e2e/support/users/sign-in.ts';
import { chromiumFlags } from '#tests/support/chromium.ts';
import { createDatabase, startPostgres } from '#tests/support/servers/postgres.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';
import { buildShop } from '#tools/build/build-shop.ts';

/** The shop that is measured. */
export interface MeasuredShop {
  url: string;
  /** Process id of the server, when it was started here. */
  pid: number | null;
  /** The database, for the report. */
  description: string;
  stop: () => Promise<void>;
}

/** An available product; its page and its name are measured. */
export interface MeasuredProduct {
  id: string;
  slug: string;
  name: string;
}

/** The built shop with production settings on its own PostgreSQL. */
export async function startShop(): Promise<MeasuredShop> {
  await buildShop();
  const postgres = await startPostgres();
  try {
    const server = await ShopServer.launch({
      databaseUrl: await createDatabase(postgres.url),
      // Rate limits are off: one caller simulates many.
      settings: {
        NODE_ENV: 'production',
        MIGRATE_ON_START: 'on',
        ALLOW_DEMO_IDENTITY: 'on',
        READ_LIMIT: '0',
      },
    });
    return {
      url: server.url,
      pid: server.pid ?? null,
      description: `one process, production settings, ${postgres.description}`,
      stop: async () => {
        await server.dispose();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The first pages of the catalog. */
export async function findProducts(url: string): Promise<MeasuredProduct[]> {
  const response = await fetch(`${url}/api/v1/product/getProducts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: 1, pageSize: 48, onlyAvailable: true }),
  });
  const { items } = (await response.json()) as { items: MeasuredProduct[] };
  if (items.length === 0) throw new Error('The catalog is empty: there is nothing to measure');
  return items;
}

/** Signs a demo user in as a browser does; the storage has fresh tokens. */
export async function signInOnce(
  url: string,
  executablePath: string,
  person = demoIndividual,
): Promise<StorageState> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ baseURL: url, locale: 'ru-RU' });
    await signIn(page, person);
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}

/** Sets the person's cart to exactly this quantity of the product. */
export async function setCart(
  url: string,
  state: StorageState,
  productID: string,
  quantity: number,
): Promise<void> {
  await new ShopClient(url, state).call('PUT', '/cart/product/change', { productID, quantity });
}
