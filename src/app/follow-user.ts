import type { QueryClient } from '@tanstack/react-query';
import { followContractPrices } from '#src/features/price-parts/contract-prices.ts';
import { followOtherDevices } from './other-devices.ts';
import type { AppRouter } from './router.tsx';

/**
 * Follows what may change for a signed-in user on any page. What is not needed at once is a chunk of
 * its own: public pages name each file that they may load at once.
 */
export function followUser(client: QueryClient, router: AppRouter): void {
  followContractPrices(client);
  followOtherDevices(client);
  import('#src/features/product-parts/compare/account-comparison.ts').then(
    ({ followComparison }) => followComparison(client),
    () => {},
  );
  import('./company-access/follow-companies.ts').then(
    ({ followCompanies }) => followCompanies(client, router),
    () => {},
  );
}
