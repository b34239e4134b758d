import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { getGetCompareQueryKey } from '#generated/api/compare/get-compare.ts';
import { getGetComparePreviewQueryKey } from '#generated/api/compare/get-compare-preview.ts';
import { getGetFavoritePreviewQueryKey } from '#generated/api/favorites/get-favorite-preview.ts';
import { getListFavoritesQueryKey } from '#generated/api/favorites/list-favorites.ts';
import { getSession, subscribeSession } from '#src/auth/session/session-store.ts';

/** Who only glances at another window causes no requests; milliseconds. */
const FRESH_FOR_MS = 3000;

/** Notifies of a window that gets the focus, too: beside another one it was never hidden. */
function listenToFocus(onFocus: () => void): () => void {
  const notify = () => onFocus();
  window.addEventListener('visibilitychange', notify);
  window.addEventListener('focus', notify);
  return () => {
    window.removeEventListener('visibilitychange', notify);
    window.removeEventListener('focus', notify);
  };
}

/**
 * Refetches what is shown of comparison and favorites when the user returns to the window: another
 * device may have changed them. Until another user or a visitor follows.
 */
export function followOtherDevices(client: QueryClient): void {
  const userID = getSession().user?.userID;
  const isOutdated = ({ state }: Query) => Date.now() - state.dataUpdatedAt > FRESH_FOR_MS;
  focusManager.setEventListener(listenToFocus);
  const stops = [
    focusManager.subscribe((isFocused) => {
      if (!isFocused) return;
      for (const queryKey of [
        getGetFavoritePreviewQueryKey(),
        getListFavoritesQueryKey(),
        getGetComparePreviewQueryKey(),
        getGetCompareQueryKey(),
      ]) {
        const filters = { queryKey, type: 'active', predicate: isOutdated } as const;
        void client.refetchQueries(filters, { cancelRefetch: false });
      }
    }),
    subscribeSession(({ status, user }) => {
      if (status === 'loading' || user?.userID === userID) return;
      for (const stop of stops) stop();
    }),
  ];
}
