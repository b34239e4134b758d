import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getChangeFavoriteMutationOptions } from '#generated/api/favorites/change-favorite.ts';
import {
  getGetFavoritePreviewQueryKey,
  getGetFavoritePreviewQueryOptions,
} from '#generated/api/favorites/get-favorite-preview.ts';
import { getListFavoritesQueryKey } from '#generated/api/favorites/list-favorites.ts';
import type { FavoritePreview } from '#generated/api/model/favoritePreview.ts';
import { ApiError } from '#src/api/errors.ts';
import { watchData } from '#src/api/queries/watch-data.ts';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import {
  getSession,
  subscribeSession,
  useSignedIn,
  whenSessionSettled,
} from '#src/auth/session/session-store.ts';
import { createTabChannel } from '#src/browser/tab-channel.ts';
import { whenLeaving } from '#src/browser/when-leaving.ts';
import { type ChangeQueue, createChangeQueue } from '#src/state/change-queue.ts';
import { createDerivedStore, type DerivedStore, useStore } from '#src/state/store.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

class SignedOut extends Error {}

const FAVORITE_ACTION = 'favorites.change';
const LIMIT_REACHED = 422;
/** Notifies the user's other tabs of changes. */
const otherTabs = createTabChannel('shop-favorites');
const queues = new WeakMap<QueryClient, ChangeQueue<boolean>>();

/** Pending changes of favorites; one queue for each query client. */
function favoriteQueueOf(client: QueryClient): ChangeQueue<boolean> {
  const known = queues.get(client);
  if (known) return known;
  const queue = createChangeQueue<boolean>({
    debounceMilliseconds: 0,
    async send({ productID, value }) {
      if ((await whenSessionSettled()).status !== 'authenticated') throw new SignedOut();
      await sendFavorite(client, productID, value);
    },
    onDone({ value }) {
      showToast({
        id: 'favorite',
        tone: 'success',
        message: value ? 'Товар добавлен в избранное' : 'Товар удален из избранного',
      });
    },
    onFailed({ productID, value }, error) {
      if (error instanceof SignedOut) {
        promptSignIn(productID, value);
        return;
      }
      void client.invalidateQueries({ queryKey: getGetFavoritePreviewQueryKey() });
      if (error instanceof ApiError && error.status === LIMIT_REACHED) {
        showToast({ tone: 'error', message: error.message });
      }
    },
  });
  queues.set(client, queue);
  return queue;
}

async function sendFavorite(client: QueryClient, productID: string, isFavorite: boolean) {
  const mutation = client.getMutationCache().build(client, {
    // Reaches the server when the page is left at once.
    ...getChangeFavoriteMutationOptions({ request: { keepalive: true } }),
    networkMode: 'always',
    meta: { handledStatuses: [LIMIT_REACHED] },
  });
  const preview = await mutation.execute({ data: { productID, isFavorite } });
  await client.cancelQueries({ queryKey: getGetFavoritePreviewQueryKey() });
  client.setQueryData(getGetFavoritePreviewQueryKey(), preview);
  otherTabs.broadcast('changed');
  // A removed product stays in the displayed list until it is opened again, so that it can be
  // restored.
  void client.invalidateQueries({ queryKey: getListFavoritesQueryKey(), refetchType: 'none' });
}

/** Adds a product to the favorites or removes it; shown at once. */
export function changeFavorite(client: QueryClient, productID: string, isFavorite: boolean): void {
  if (getSession().status === 'unauthenticated') promptSignIn(productID, isFavorite);
  else favoriteQueueOf(client).enqueue({ productID, value: isFavorite }, 'at once');
}

/** Resolves when all pending changes of favorites have been stored or have failed. */
export function favoritesStored(client: QueryClient): Promise<void> {
  return favoriteQueueOf(client).flush();
}

function promptSignIn(productID: string, isFavorite: boolean): void {
  requireSession({ type: FAVORITE_ACTION, payload: { productID, isFavorite } });
}

/**
 * Connects the favorites to the app, once: runs a change that waited for sign-in, drops unsent
 * changes at sign-out, sends them when the user leaves the page, and listens to other tabs. Returns a function that disconnects it.
 */
export function installFavorites(client: QueryClient): () => void {
  const stops = [
    registerPendingAction(FAVORITE_ACTION, (payload) => {
      if (isFavoriteChange(payload)) changeFavorite(client, payload.productID, payload.isFavorite);
    }),
    subscribeSession(() => {
      if (getSession().status === 'unauthenticated') favoriteQueueOf(client).clear();
    }),
    whenLeaving(() => void favoriteQueueOf(client).flush()),
    otherTabs.onMessage(() => {
      void client.invalidateQueries({ queryKey: getGetFavoritePreviewQueryKey() });
      void client.invalidateQueries({ queryKey: getListFavoritesQueryKey(), refetchType: 'none' });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function isFavoriteChange(payload: unknown): payload is { productID: string; isFavorite: boolean } {
  if (typeof payload !== 'object' || payload === null) return false;
  const { productID, isFavorite } = payload as Record<string, unknown>;
  return typeof productID === 'string' && typeof isFavorite === 'boolean';
}

/** Whether a product is a favorite of the signed-in user, pending changes included. */
export function useIsFavorite(productID: string): boolean {
  const { get, subscribe } = shownFavorites(useQueryClient());
  return useSyncExternalStore(
    subscribe,
    () => get().has(productID),
    () => false,
  );
}

const shown = new WeakMap<QueryClient, DerivedStore<ReadonlySet<string>>>();

/** Favorites for all buttons; the header requests them. */
function shownFavorites(client: QueryClient): DerivedStore<ReadonlySet<string>> {
  const known = shown.get(client);
  if (known) return known;
  const queue = favoriteQueueOf(client);
  const queryKey = getGetFavoritePreviewQueryKey();
  const store = createDerivedStore(() => {
    const signedIn = getSession().status === 'authenticated';
    const preview = signedIn ? client.getQueryData<FavoritePreview>(queryKey) : undefined;
    return favoritesWith(preview, queue.pending.get());
  }, [(listener) => watchData(client, queryKey, listener)]);
  shown.set(client, store);
  return store;
}

/** Number of favorites; 0 when signed out and while unknown. */
export function useFavoriteCount(): number {
  const queue = favoriteQueueOf(useQueryClient());
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...getGetFavoritePreviewQueryOptions(), enabled: signedIn });
  const requested = useStore(queue.pending);
  return signedIn && data ? favoritesWith(data, requested).size : 0;
}

/** Ids of the favorites with pending changes applied. */
export function favoritesWith(
  preview: FavoritePreview | undefined,
  requested: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const ids = new Set(preview?.items.map(({ productID }) => productID));
  for (const [productID, isFavorite] of requested) {
    if (isFavorite) ids.add(productID);
    else ids.delete(productID);
  }
  return ids;
}
