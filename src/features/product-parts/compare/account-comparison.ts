import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { getAddToCompareMutationOptions } from '#generated/api/compare/add-to-compare.ts';
import { getDeleteFromCompareMutationOptions } from '#generated/api/compare/delete-from-compare.ts';
import { getGetCompareQueryKey } from '#generated/api/compare/get-compare.ts';
import {
  getGetComparePreviewQueryKey,
  getGetComparePreviewQueryOptions,
} from '#generated/api/compare/get-compare-preview.ts';
import type { CompareAddition } from '#generated/api/model/compareAddition.ts';
import type { ComparePreview } from '#generated/api/model/comparePreview.ts';
import { ApiError } from '#src/api/errors.ts';
import { getSession, subscribeSession } from '#src/auth/session/session-store.ts';
import { createTabChannel } from '#src/browser/tab-channel.ts';
import { ACCOUNT_COMPARE_LIMIT } from '#src/lib/contract-lengths.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { createChangeQueue } from '#src/state/change-queue.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import {
  accountComparison,
  type ComparedValue,
  readVisitorList,
  writeVisitorList,
} from './compare-list.ts';
import { restoreCompared } from './compare-list-edits.ts';

const LIMIT_REACHED = 422;
const olds = ['самый старый товар', 'самых старых товара', 'самых старых товаров'] as const;
/** Notifies the user's other tabs of changes. */
const otherTabs = createTabChannel('shop-compare');
const handled = { networkMode: 'always', meta: { handledStatuses: [LIMIT_REACHED] } } as const;

/**
 * Moves the comparison of this browser into the account of the user, and shows the account's until
 * another user or a visitor follows. A signed-out browser begins with an empty one, so that no
 * user's comparison is shown to the next.
 */
export function followComparison(client: QueryClient): void {
  const { user } = getSession();
  if (user === null) return;
  const queryKey = getGetComparePreviewQueryKey();
  /** The list that a pending replacement will result in. */
  let replaced: readonly string[] | null = null;
  let replacing: Promise<void> = Promise.resolve();
  let isMerged = false;

  const queue = createChangeQueue<ComparedValue>({
    debounceMilliseconds: 0,
    async send({ productID, value }) {
      if (value === false) await remove(client, [productID]);
      else await add(client, [productID], value === true ? {} : { beforeProductID: value });
    },
    onFailed: (_change, error) => onFailed(error),
  });
  const onFailed = (error: unknown) => {
    void client.invalidateQueries({ queryKey });
    if (error instanceof ApiError && error.status === LIMIT_REACHED) {
      showToast({ tone: 'error', message: error.message });
    }
  };
  const replace = (ids: readonly string[]) => {
    replaced = ids;
    publish();
    replacing = replacing
      .then(() => storeList(client, ids))
      .catch(onFailed)
      .finally(() => {
        if (replaced === ids) replaced = null;
        publish();
      });
  };
  const publish = () => {
    const preview = client.getQueryData<ComparePreview>(queryKey);
    if (!isMerged || preview === undefined || getSession().user?.userID !== user.userID) return;
    accountComparison.set({
      ids: withPending(replaced ?? idsOf(preview), queue.pending.get()),
      limit: ACCOUNT_COMPARE_LIMIT,
      change: (productID, value) => queue.enqueue({ productID, value }, 'at once'),
      replace,
    });
  };

  const observer = new QueryObserver(client, {
    ...getGetComparePreviewQueryOptions({ query: { meta: { silent: true } } }),
    // `other-devices.ts` does, without waiting until it is stale.
    refetchOnWindowFocus: false,
  });
  const stops = [
    observer.subscribe(publish),
    queue.pending.subscribe(publish),
    otherTabs.onMessage(() => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: getGetCompareQueryKey() });
    }),
    subscribeSession(({ status, user: next }) => {
      if (status === 'loading' || next?.userID === user.userID) return;
      queue.clear();
      accountComparison.set(null);
      for (const stop of stops) stop();
    }),
  ];
  void moveWholeList(client).then(() => {
    isMerged = true;
    publish();
  });
}

/** Moves also what is added to the browser's list while the account's is loading. */
async function moveWholeList(client: QueryClient): Promise<void> {
  let isMoved = true;
  do isMoved = await moveVisitorList(client);
  while (isMoved && readVisitorList().length > 0);
}

/**
 * Moves what was compared before sign-in; without a connection the next page does.
 * @returns whether it was moved.
 */
async function moveVisitorList(client: QueryClient): Promise<boolean> {
  try {
    const options = getGetComparePreviewQueryOptions({ query: { meta: { silent: true } } });
    const before = idsOf(await client.fetchQuery(options));
    const own = readVisitorList();
    if (own.length === 0) return true;
    const merged = await add(client, own, { keepNewest: true });
    writeVisitorList(readVisitorList().filter((id) => !own.includes(id)));
    const lost = before.filter((id) => !merged.includes(id)).length;
    if (lost === 0) return true;
    showToast({
      id: 'compare',
      tone: 'error',
      message: `В сравнении помещается ${ACCOUNT_COMPARE_LIMIT} товаров. Убрали ${countOf(lost, olds)}.`,
    });
    return true;
  } catch {
    return false;
  }
}

async function add(
  client: QueryClient,
  productIDs: readonly string[],
  place: Omit<CompareAddition, 'productIDs'> = {},
) {
  const mutation = client
    .getMutationCache()
    .build(client, { ...getAddToCompareMutationOptions(), ...handled });
  const data = { productIDs: [...productIDs], ...place };
  return onStored(client, await mutation.execute({ data }));
}

async function remove(client: QueryClient, productIDs: readonly string[]) {
  const mutation = client
    .getMutationCache()
    .build(client, { ...getDeleteFromCompareMutationOptions(), ...handled });
  return onStored(client, await mutation.execute({ data: { productIDs: [...productIDs] } }));
}

async function onStored(client: QueryClient, preview: ComparePreview): Promise<readonly string[]> {
  const queryKey = getGetComparePreviewQueryKey();
  await client.cancelQueries({ queryKey });
  const known = idsOf(client.getQueryData<ComparePreview>(queryKey) ?? { items: [] });
  client.setQueryData(queryKey, preview);
  otherTabs.broadcast('changed');
  const ids = idsOf(preview);
  const table = getGetCompareQueryKey();
  // A removed product stays in the loaded table, so that it can be restored at once.
  const isAdded = ids.some((id) => !known.includes(id));
  // The first load of the table may be older than the addition, and an invalidation would wait for
  // it instead of another request (`repeat-outdated-loads.ts` is here only after an interaction).
  if (isAdded) await client.cancelQueries({ queryKey: table });
  void client.invalidateQueries({ queryKey: table, refetchType: isAdded ? 'active' : 'none' });
  return ids;
}

async function storeList(client: QueryClient, ids: readonly string[]): Promise<void> {
  const queryKey = getGetComparePreviewQueryKey();
  const known = idsOf(client.getQueryData<ComparePreview>(queryKey) ?? { items: [] });
  const gone = known.filter((id) => !ids.includes(id));
  if (gone.length > 0) await remove(client, gone);
  if (ids.some((id) => !known.includes(id))) await add(client, ids);
}

/** In the order of adding; the server has the newest first. */
function idsOf({ items }: ComparePreview): readonly string[] {
  return items.map(({ productID }) => productID).toReversed();
}

/** The list with pending changes applied. */
export function withPending(
  ids: readonly string[],
  pending: ReadonlyMap<string, ComparedValue>,
): readonly string[] {
  const isMoved = (id: string) => typeof pending.get(id) === 'string';
  let shown: readonly string[] = ids.filter((id) => pending.get(id) !== false && !isMoved(id));
  for (const [id, value] of pending) {
    if (value === false) continue;
    const place = typeof value === 'string' ? shown.indexOf(value) : -1;
    shown = restoreCompared(shown, id, place < 0 ? shown.length : place);
  }
  return shown;
}
