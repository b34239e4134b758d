import type { QueryClient } from '@tanstack/react-query';
import { getGetCartPreviewQueryKey } from '#generated/api/cart/cart.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';
import { watchData } from '#src/api/watch-data.ts';
import { readStored, removeStored, subscribeStored, writeStored } from '#src/browser/storage.ts';

/** Calls whose responses hold the user's own prices. */
const PRICED =
  /"(getProducts|hits|recommendations|bySlug|views|search|favorites|compare|purchases|share)"/;

/** The attribute of the root element by which styles keep room for a contract price and its name. */
const ROOM = 'data-contract-prices';

let stop: (() => void) | null = null;

/**
 * Follows the contract of the cart, whichever tab changes it: what is priced by another one is
 * fetched again. Whether there is one is stored, so that the next page keeps room for such prices
 * before it knows them. A second call replaces the first. Returns how to stop.
 */
export function followContractPrices(client: QueryClient): () => void {
  const queryKey = getGetCartPreviewQueryKey();
  const reserveSpace = () =>
    document.documentElement.toggleAttribute(ROOM, readStored('contractPrices') === true);
  const contractNow = () => client.getQueryData<CartPreview>(queryKey)?.contractID;
  const store = (contractID: string | null) =>
    contractID === null ? removeStored('contractPrices') : writeStored('contractPrices', true);
  let known = contractNow();
  const follow = () => {
    const next = contractNow();
    if (next === known) return;
    if (next !== undefined) store(next);
    if (next !== undefined && known !== undefined) {
      void client.invalidateQueries({ predicate: ({ queryHash }) => PRICED.test(queryHash) });
    }
    known = next;
  };
  stop?.();
  if (known !== undefined) store(known);
  reserveSpace();
  const stops = [
    subscribeStored('contractPrices', reserveSpace),
    watchData(client, queryKey, follow),
  ];
  const unsubscribe = () => {
    for (const one of stops) one();
  };
  stop = unsubscribe;
  return unsubscribe;
}
