import type { QueryClient } from '@tanstack/react-query';
import { clearPrivateData } from '#src/api/query-client.ts';
import { getSession, subscribeSession } from '#src/auth/session-store.ts';

/** Forgets one reader's data when another, or nobody, takes their place. Returns how to stop. */
export function watchSessionData(client: QueryClient): () => void {
  let reader = getSession().user?.userID ?? null;
  return subscribeSession(() => {
    const { status, user } = getSession();
    if (status === 'loading') return;
    const next = user?.userID ?? null;
    if (next === reader) return;
    reader = next;
    void clearPrivateData(client);
  });
}
