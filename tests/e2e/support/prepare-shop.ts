import { rm } from 'node:fs/promises';
import { PREPARED_SHOP, ShopServer } from '#tests/support/servers/shop-server.ts';

/** Runs before all tests: prepares the data that the shops of all workers begin with. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global setup.
export default async function prepareShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_DATABASE_URL) return undefined;
  const folder = await ShopServer.prepare();
  // Playwright hands its environment on to the workers.
  process.env[PREPARED_SHOP] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
