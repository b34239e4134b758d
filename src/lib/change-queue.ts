/**
 * Coalesces and orders optimistic changes of many small values (a quantity in the cart, a heart). It
 * knows neither React nor the network: the caller says how one change is sent and what to do with
 * the outcome.
 *
 * - While a change of a product waits or is under way, only the newest wanted value is kept.
 * - Changes go out one at a time, so replies come back in the order in which they were requested,
 *   and what is still wanted always covers what a reply says: an old value never comes back.
 * - A failed change gives up its own product only.
 */

export interface Change<V> {
  productID: string;
  /** Absolute, never a difference: sending it twice does no harm. */
  value: V;
}

export interface ChangeQueueOptions<V> {
  /** Sends one change; its promise settles when the server has answered. */
  send: (change: Change<V>) => Promise<void>;
  /** After a change was taken by the server and nothing newer is wanted for the product. */
  onDone?: (change: Change<V>) => void;
  /** After a change failed and its product fell back to what the server last said. */
  onFailed?: (change: Change<V>, error: unknown) => void;
  /** Milliseconds without a further change before a `when quiet` one is sent. */
  quietMilliseconds: number;
}

export interface ChangeQueue<V> {
  /**
   * Wants a value for a product. `when quiet` waits for further steps, `at once` does not.
   */
  enqueue: (change: Change<V>, when?: 'at once' | 'when quiet') => void;
  /** Sends everything that waits; resolves when nothing is wanted any more. Never rejects. */
  flush: () => Promise<void>;
  /** Drops everything that was not sent yet (sign-out). */
  clear: () => void;
  /** Wanted values that the server has not confirmed; a new map after every change. */
  pending: () => ReadonlyMap<string, V>;
  subscribe: (listener: () => void) => () => void;
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
  const listeners = new Set<() => void>();
  let snapshot: ReadonlyMap<string, V> = new Map();
  let sending: string | null = null;
  let idle: (() => void)[] = [];

  const publish = () => {
    snapshot = new Map([...lines].map(([productID, line]) => [productID, line.requested]));
    for (const listener of [...listeners]) listener();
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
      // Something newer is wanted: it decides, whatever became of this one.
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
    enqueue(change, when = 'when quiet') {
      const line = lines.get(change.productID) ?? { requested: change.value, timer: null };
      line.requested = change.value;
      lines.set(change.productID, line);
      if (line.timer) clearTimeout(line.timer);
      // What is sent at once also gives way to the frame that shows the wish.
      const wait = when === 'at once' ? 0 : options.quietMilliseconds;
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
    pending: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
