import type { QueryClient } from '@tanstack/react-query';
import { clearPrivateData } from '#src/api/query-client.ts';
import { getSession, subscribeSession } from '#src/auth/session-store.ts';

/**
 * Visitors have no contract: the module that follows it is loaded with a session. Without it prices
 * are right too.
 */
function followContract(client: QueryClient): void {
  import('#src/features/price-parts/contract-prices.ts').then(
    ({ followContractPrices }) => followContractPrices(client),
    () => {},
  );
}

/** Drops one user's data when the session changes. Returns a function that stops it. */
export function watchSessionData(client: QueryClient): () => void {
  let userID = getSession().user?.userID ?? null;
  if (userID) followContract(client);
  return subscribeSession(() => {
    const { status, user } = getSession();
    if (status === 'loading') return;
    const next = user?.userID ?? null;
    if (next === userID) return;
    userID = next;
    void clearPrivateData(client);
    if (next) followContract(client);
  });
}
