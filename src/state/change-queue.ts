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

interface Line<V> {
  requested: V;
  timer: ReturnType<typeof setTimeout> | null;
}

export function createChangeQueue<V extends string | number | boolean>(
  options: ChangeQueueOptions<V>,
): ChangeQueue<V> {
  const lines = new Map<string, Line<V>>();
  const ready: string[] = [];
  const pending = createStore<ReadonlyMap<string, V>>(new Map());
  let sending: string | null = null;
  let idle: (() => void)[] = [];

  const publish = () => {
    pending.set(new Map([...lines].map(([productID, line]) => [productID, line.requested])));
    if (lines.size > 0) return;
    const waiting = idle;
    idle = [];
    for (const resolve of waiting) resolve();
  };

  const makeReady = (productID: string, line: Line<V>) => {
    if (line.timer) clearTimeout(line.timer);
    line.timer = null;
    if (sending !== productID && !ready.includes(productID)) ready.push(productID);
    void sendNext();
  };

  const sendNext = async () => {
    if (sending !== null) return;
    const productID = ready.shift();
    const line = productID === undefined ? undefined : lines.get(productID);
    if (productID === undefined || !line) return;
    const change = { productID, value: line.requested };
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
    const line = lines.get(change.productID);
    if (!line) return;
    if (line.requested !== change.value) {
      // A newer value is pending and replaces the result of this one.
      if (!line.timer) ready.push(change.productID);
      return;
    }
    if (line.timer) clearTimeout(line.timer);
    lines.delete(change.productID);
    publish();
    if (failure) options.onFailed?.(change, failure.error);
    else options.onDone?.(change);
  };

  return {
    enqueue(change, when = 'debounced') {
      const line = lines.get(change.productID) ?? { requested: change.value, timer: null };
      line.requested = change.value;
      lines.set(change.productID, line);
      if (line.timer) clearTimeout(line.timer);
      // A change that is sent at once also waits for the frame that shows the pending value.
      const wait = when === 'at once' ? 0 : options.debounceMilliseconds;
      line.timer = setTimeout(() => makeReady(change.productID, line), wait);
      publish();
    },
    flush() {
      for (const [productID, line] of lines) if (line.timer) makeReady(productID, line);
      if (lines.size === 0) return Promise.resolve();
      return new Promise((resolve) => {
        idle.push(resolve);
      });
    },
    clear() {
      for (const line of lines.values()) if (line.timer) clearTimeout(line.timer);
      lines.clear();
      ready.length = 0;
      publish();
    },
    pending,
  };
}
