import { createStore, type Store } from './store.ts';

/**
 * Debounces and orders optimistic changes of many small values (a quantity in the cart, a
 * favorite). Independent of React and of the network: options define how one change is sent and
 * what follows.
 *
 * - While a change of a product waits or is in flight, only its newest value is stored.
 * - Changes are sent one at a time, so responses arrive in the order of the requests, and pending
 *   values always override a response: an old value never comes back.
 * - A failed change rolls back its own product only.
 */

export interface Change<V> {
  productID: string;
  /** Absolute, never a difference: sending it twice does no harm. */
  value: V;
}

export interface ChangeQueueOptions<V> {
  /** Sends one change; its promise settles with the server's response. */
  send: (change: Change<V>) => Promise<void>;
  /** After a change succeeded and no newer value of the product is pending. */
  onDone?: (change: Change<V>) => void;
  /** After a change failed and its product was rolled back to the server's last value. */
  onFailed?: (change: Change<V>, error: unknown) => void;
  /** Debounce in milliseconds for a `debounced` change. */
  debounceMilliseconds: number;
}

export interface ChangeQueue<V> {
  /** Requests a value for a product. `debounced` waits for further steps, `at once` does not. */
  enqueue: (change: Change<V>, when?: 'at once' | 'debounced') => void;
  /** Sends everything that waits; resolves when nothing is pending. Never rejects. */
  flush: () => Promise<void>;
  /** Drops everything that was not sent yet (sign-out). */
  clear: () => void;
  /** Pending values that the server has not confirmed; a new map after every change. */
  pending: Pick<Store<ReadonlyMap<string, V>>, 'get' | 'getInitial' | 'subscribe'>;
}

interface Entry<V> {
  requested: V;
  timer: ReturnType<typeof setTimeout> | null;
}

/** A queue of optimistic changes by product, as described above. */
export function createChangeQueue<V extends string | number | boolean>(
  options: ChangeQueueOptions<V>,
): ChangeQueue<V> {
  const entries = new Map<string, Entry<V>>();
  const ready: string[] = [];
  const pending = createStore<ReadonlyMap<string, V>>(new Map());
  let sending: string | null = null;
  let idle: (() => void)[] = [];

  const publish = () => {
    pending.set(new Map([...entries].map(([productID, entry]) => [productID, entry.requested])));
    if (entries.size > 0) return;
    const waiting = idle;
    idle = [];
    for (const resolve of waiting) resolve();
  };

  const makeReady = (productID: string, entry: Entry<V>) => {
    if (entry.timer) clearTimeout(entry.timer);
    entry.timer = null;
    if (sending !== productID && !ready.includes(productID)) ready.push(productID);
    void sendNext();
  };

  const sendNext = async () => {
    if (sending !== null) return;
    const productID = ready.shift();
    const entry = productID === undefined ? undefined : entries.get(productID);
    if (productID === undefined || !entry) return;
    const change = { productID, value: entry.requested };
    sending = productID;
    let failure: { error: unknown } | null = null;
    try {
      await options.send(change);
    } catch (error) {
      failure = { error };
    }
    sending = null;
    settle(change, failure);
    void sendNext();
  };

  const settle = (change: Change<V>, failure: { error: unknown } | null) => {
    const entry = entries.get(change.productID);
    if (!entry) return;
    if (entry.requested !== change.value) {
      // A newer value is pending and replaces the result of this one.
      if (!entry.timer) ready.push(change.productID);
      return;
    }
    if (entry.timer) clearTimeout(entry.timer);
    entries.delete(change.productID);
    publish();
    if (failure) options.onFailed?.(change, failure.error);
    else options.onDone?.(change);
  };

  return {
    enqueue(change, when = 'debounced') {
      const entry = entries.get(change.productID) ?? { requested: change.value, timer: null };
      entry.requested = change.value;
      entries.set(change.productID, entry);
      if (entry.timer) clearTimeout(entry.timer);
      // A change that is sent at once also waits for the frame that shows the pending value.
      const wait = when === 'at once' ? 0 : options.debounceMilliseconds;
      entry.timer = setTimeout(() => makeReady(change.productID, entry), wait);
      publish();
    },
    flush() {
      for (const [productID, entry] of entries) if (entry.timer) makeReady(productID, entry);
      if (entries.size === 0) return Promise.resolve();
      return new Promise((resolve) => {
        idle.push(resolve);
      });
    },
    clear() {
      for (const entry of entries.values()) if (entry.timer) clearTimeout(entry.timer);
      entries.clear();
      ready.length = 0;
      publish();
    },
    pending,
  };
}
