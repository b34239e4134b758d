import type { SessionStatus } from '#src/auth/session-store.ts';
import { type ChangeQueue, createChangeQueue } from '#src/lib/change-queue.ts';

/** A quantity in the cart: absolute, 0 removes. */
export interface CartLineUpdate {
  productID: string;
  quantity: number;
}

/** What cart changes need of the world; tests give a fake. */
export interface CartPorts {
  /** The session as it is now. */
  sessionNow: () => SessionStatus;
  /** The session, once it is known. */
  session: () => Promise<SessionStatus>;
  /** Asks the user to sign in; the wish is carried out after that. */
  promptSignIn: (wish: CartLineUpdate) => void;
  /** Sends one wish; rejects when the server rejected it. */
  send: (wish: CartLineUpdate) => Promise<void>;
  /** The quantity by the server's last word. */
  confirmed: (productID: string) => number;
  /** A product that was not in the cart is there now. */
  onAdded: (wish: CartLineUpdate) => void;
  /** A product left the cart; `before` is what an undo brings back. */
  onRemoved: (productID: string, before: number) => void;
  /** The server rejected; the line shows the server's word again. */
  onFailed: (wish: CartLineUpdate, error: unknown) => void;
}

export interface CartChanges {
  /** Wants a quantity; shows at once, reaches the server soon. */
  enqueue: (wish: CartLineUpdate) => void;
  /** Sends what waits; resolves when the server has answered everything. Never rejects. */
  flush: ChangeQueue<number>['flush'];
  /** Quantities that the server has not confirmed yet. */
  pending: ChangeQueue<number>['pending'];
  subscribe: ChangeQueue<number>['subscribe'];
  /** Forgets what was not sent: the user signed out. */
  clear: () => void;
}

/** Steps within this time become one request. */
const DEBOUNCE_MILLISECONDS = 300;

/** The session turned out to have ended after the wish was shown. */
class SignedOut extends Error {}

/** Optimistic, coalesced and ordered changes of the cart over the given ports. */
export function createCartChanges(ports: CartPorts): CartChanges {
  /** What was in the cart before the wishes that are not answered yet. */
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
      const wish = { productID, quantity: value };
      if (error instanceof SignedOut) ports.promptSignIn(wish);
      else ports.onFailed(wish, error);
    },
  });

  const takeBefore = (productID: string) => {
    const had = before.get(productID) ?? 0;
    before.delete(productID);
    return had;
  };

  return {
    enqueue({ productID, quantity }) {
      const shown = queue.pending().get(productID) ?? ports.confirmed(productID);
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
    subscribe: queue.subscribe,
    clear() {
      before.clear();
      queue.clear();
    },
  };
}
