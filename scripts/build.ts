/** Builds the shop for production into `dist/shop`: `npm run build`. */
import { buildShop } from '#tools/build/build-shop.ts';

try {
  await buildShop();
  console.log('The built shop is in dist/shop.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
