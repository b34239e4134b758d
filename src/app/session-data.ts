import type { QueryClient } from '@tanstack/react-query';
import { clearPrivateData } from '#src/api/queries/query-client.ts';
import { getSession, subscribeSession } from '#src/auth/session/session-store.ts';
import type { AppRouter } from './router.tsx';

/**
 * Drops one user's data when the session changes. Visitors have neither contract nor company: what
 * follows those is loaded with a session. Returns a function that stops it.
 */
export function watchSessionData(client: QueryClient, router: AppRouter): () => void {
  let userID = getSession().user?.userID;
  const follow = () => {
    if (!userID) return;
    import('./follow-user.ts').then(
      ({ followUser }) => followUser(client, router),
      () => {},
    );
  };
  follow();
  return subscribeSession(({ status, user }) => {
    if (status === 'loading' || user?.userID === userID) return;
    userID = user?.userID;
    void clearPrivateData(client);
    follow();
  });
}
