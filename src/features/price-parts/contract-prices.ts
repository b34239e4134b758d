import type { QueryClient } from '@tanstack/react-query';
import { getGetCartPreviewQueryKey } from '#generated/api/cart/get-cart-preview.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';
import { watchData } from '#src/api/queries/watch-data.ts';
import {
  readStored,
  removeStored,
  subscribeStored,
  writeStored,
} from '#src/browser/storage/storage.ts';

/** Requests whose responses contain the user's own prices. */
const PRICED =
  /"(getProducts|hits|recommendations|bySlug|views|search|favorites|compare|purchases|share)"/;

/**
 * The attribute of the root element by which styles reserve space for a contract price and its
 * label.
 */
const ROOM = 'data-contract-prices';

let stop: (() => void) | null = null;

/**
 * Follows the contract of the cart, whichever tab changes it: prices of another contract are
 * refetched, and so are products when restricted ones open or close to the buyer. Whether there is a contract is stored, so that the next page reserves space for such
 * prices before they are loaded. A second call replaces the first. Returns a function that stops
 * it.
 */
export function followContractPrices(client: QueryClient): () => void {
  const queryKey = getGetCartPreviewQueryKey();
  const reserveSpace = () =>
    document.documentElement.toggleAttribute(ROOM, readStored('contractPrices') === true);
  const contractNow = () => client.getQueryData<CartPreview>(queryKey)?.contractID;
  const opensNow = () => client.getQueryData<CartPreview>(queryKey)?.opensRestricted;
  const store = (contractID: string | null) =>
    contractID === null ? removeStored('contractPrices') : writeStored('contractPrices', true);
  let known = contractNow();
  let opened = opensNow();
  const follow = () => {
    const next = contractNow();
    const opens = opensNow();
    if (next === known && opens === opened) return;
    if (next !== undefined) store(next);
    if (next !== undefined && known !== undefined) {
      void client.invalidateQueries({ predicate: ({ queryHash }) => PRICED.test(queryHash) });
    }
    known = next;
    opened = opens;
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
