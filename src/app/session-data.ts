import type { QueryClient } from '@tanstack/react-query';
import { clearPrivateData } from '#src/api/query-client.ts';
import { getSession, subscribeSession } from '#src/auth/session-store.ts';
import type { AppRouter } from './router.tsx';

/** Visitors have neither contract nor company: what follows those is loaded with a session. */
function follow(client: QueryClient, router: AppRouter): void {
  import('./signed-in-data.ts').then(
    ({ followUser }) => followUser(client, router),
    () => {},
  );
}

/** Drops one user's data when the session changes. Returns a function that stops it. */
export function watchSessionData(client: QueryClient, router: AppRouter): () => void {
  let userID = getSession().user?.userID ?? null;
  if (userID) follow(client, router);
  return subscribeSession(() => {
    const { status, user } = getSession();
    if (status === 'loading') return;
    const next = user?.userID ?? null;
    if (next === userID) return;
    userID = next;
    void clearPrivateData(client);
    if (next) follow(client, router);
  });
}
