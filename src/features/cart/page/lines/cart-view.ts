import { useSyncExternalStore } from 'react';
import {
  readStored,
  type StoredValue,
  subscribeStored,
  writeStored,
} from '#src/browser/storage/storage.ts';

/** Row density of the cart. */
export type CartView = StoredValue<'cartView'>;

const subscribe = (listener: () => void) => subscribeStored('cartView', listener);
const read = (): CartView => readStored('cartView') ?? 'full';
const write = (view: CartView) => writeStored('cartView', view);

/** The view stored in this browser, and its setter. */
export function useCartView(): [CartView, (view: CartView) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'full' as const), write];
}
