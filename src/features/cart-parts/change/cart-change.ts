import { createContext } from 'react';
import type { SessionStatus } from '#src/auth/session/session-store.ts';
import { type ChangeQueue, createChangeQueue } from '#src/state/change-queue.ts';

/** A quantity in the cart: absolute, 0 removes. */
export interface CartLineUpdate {
  productID: string;
  quantity: number;
}

/** Where buttons send their updates; null is the cart itself. A feed has rules of its own. */
export const AddToCartContext = createContext<((update: CartLineUpdate) => void) | null>(null);

/** Dependencies of cart changes; tests pass fakes. */
export interface CartPorts {
  /** The current session. */
  sessionNow: () => SessionStatus;
  /** The session, once it is known. */
  session: () => Promise<SessionStatus>;
  /** Prompts the user to sign in; the update is sent after that. */
  promptSignIn: (update: CartLineUpdate) => void;
  /** Sends one update; rejects when the server does. */
  send: (update: CartLineUpdate) => Promise<void>;
  /** The last quantity that the server confirmed. */
  confirmed: (productID: string) => number;
  /** A product was added to the cart. */
  onAdded: (update: CartLineUpdate) => void;
  /** A product was removed from the cart; `before` is the quantity that an undo restores. */
  onRemoved: (productID: string, before: number) => void;
  /** The server rejected the update; the line shows the server's quantity again. */
  onFailed: (update: CartLineUpdate, error: unknown) => void;
}

export interface CartChanges {
  /** Requests a quantity; shown at once, sent after the debounce. */
  enqueue: (update: CartLineUpdate) => void;
  /** Sends what waits; resolves after all responses. Never rejects. */
  flush: ChangeQueue<number>['flush'];
  /** Quantities that the server has not confirmed yet. */
  pending: ChangeQueue<number>['pending'];
  /** Drops unsent changes: the user signed out. */
  clear: () => void;
}

/** Steps within this time become one request. */
const DEBOUNCE_MILLISECONDS = 300;

/** The session turned out to have ended after the update was shown. */
class SignedOut extends Error {}

/** Optimistic, coalesced and ordered changes of the cart over the given ports. */
export function createCartChanges(ports: CartPorts): CartChanges {
  /** Quantities in the cart before the updates that have no response yet. */
  const before = new Map<string, number>();

  const queue = createChangeQueue<number>({
    debounceMilliseconds: DEBOUNCE_MILLISECONDS,
    async send({ productID, value }) {
      if ((await ports.session()) === 'unauthenticated') throw new SignedOut();
      await ports.send({ productID, quantity: value });
    },
    onDone({ productID, value }) {
      const had = takeBefore(productID);
      if (had === 0 && value > 0) ports.onAdded({ productID, quantity: value });
      if (had > 0 && value === 0) ports.onRemoved(productID, had);
    },
    onFailed({ productID, value }, error) {
      takeBefore(productID);
      const update = { productID, quantity: value };
      if (error instanceof SignedOut) ports.promptSignIn(update);
      else ports.onFailed(update, error);
    },
  });

  const takeBefore = (productID: string) => {
    const had = before.get(productID) ?? 0;
    before.delete(productID);
    return had;
  };

  return {
    enqueue({ productID, quantity }) {
      const shown = queue.pending.get().get(productID) ?? ports.confirmed(productID);
      if (shown === quantity) return;
      if (ports.sessionNow() === 'unauthenticated') {
        ports.promptSignIn({ productID, quantity });
        return;
      }
      if (!before.has(productID)) before.set(productID, ports.confirmed(productID));
      const first = shown === 0 || quantity === 0;
      queue.enqueue({ productID, value: quantity }, first ? 'at once' : 'debounced');
    },
    flush: queue.flush,
    pending: queue.pending,
    clear() {
      before.clear();
      queue.clear();
    },
  };
}
