import { useSyncExternalStore } from 'react';
import {
  readStored,
  type StoredValue,
  subscribeStored,
  writeStored,
} from '#src/browser/storage.ts';

/** How high a line of the cart is. */
export type CartView = StoredValue<'cartView'>;

const subscribe = (listener: () => void) => subscribeStored('cartView', listener);
const read = (): CartView => readStored('cartView') ?? 'full';
const write = (view: CartView) => writeStored('cartView', view);

/** The view that was chosen last in this browser, and how to choose another. */
export function useCartView(): [CartView, (view: CartView) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'full' as const), write];
}
