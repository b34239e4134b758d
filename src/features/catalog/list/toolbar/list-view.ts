import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '#src/browser/storage/storage.ts';

export type ListView = 'grid' | 'table';

const subscribe = (listener: () => void) => subscribeStored('productListView', listener);
const read = (): ListView => readStored('productListView') ?? 'grid';
const first = (): ListView => 'grid';

/** The user's view of product lists; the grid on the server and in the first render. */
export function useListView(): ListView {
  return useSyncExternalStore(subscribe, read, first);
}

/** Stores how products are listed. */
export function chooseListView(view: ListView): void {
  writeStored('productListView', view);
}
