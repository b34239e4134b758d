/** The built shop on one port: `npm start`. Its settings are the server's (`server/config/config.ts`). */
import { readConfig } from '#server/config/config.ts';
import { assertCanListen } from '#server/start/listen.ts';
import { buildShop } from '#tools/build/build-shop.ts';

try {
  const { host, port, demo } = readConfig(process.env);
  // Orders progress live for the user who tries the shop.
  if (demo) process.env.ORDER_PACE ??= '60';
  // Reports an unusable port before the build.
  await assertCanListen(host, port);
  await buildShop();
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
await import('#server/main.ts');
