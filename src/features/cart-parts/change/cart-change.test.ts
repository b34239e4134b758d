import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartLineUpdate, type CartPorts, createCartChanges } from './cart-change.ts';

/** A cart on a server whose responses the test controls. */
function setUp(
  options: {
    now?: 'loading' | 'authenticated' | 'unauthenticated';
    session?: 'authenticated' | 'unauthenticated';
  } = {},
) {
  const server = new Map<string, number>();
  const log: string[] = [];
  const open: {
    update: CartLineUpdate;
    response: () => Promise<void>;
    rejectCall: () => Promise<void>;
  }[] = [];
  let known = new Map<string, number>();
  const ports: CartPorts = {
    sessionNow: () => options.now ?? 'authenticated',
    session: async () => options.session ?? 'authenticated',
    confirmed: (productID) => known.get(productID) ?? 0,
    send: (update) =>
      new Promise((resolve, reject) => {
        open.push({
          update,
          response: async () => {
            server.set(update.productID, update.quantity);
            known = new Map(server);
            resolve();
            await vi.advanceTimersByTimeAsync(0);
          },
          rejectCall: async () => {
            reject(new Error('not enough'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    promptSignIn: (update) => log.push(`sign in for ${update.productID}=${update.quantity}`),
    onAdded: (update) => log.push(`added ${update.productID}=${update.quantity}`),
    onRemoved: (productID, before) => log.push(`removed ${productID}, had ${before}`),
    onFailed: (update) => log.push(`failed ${update.productID}=${update.quantity}`),
  };
  const changes = createCartChanges(ports);
  const put = (productID: string, quantity: number) => {
    server.set(productID, quantity);
    known = new Map(server);
  };
  const shown = (productID: string) =>
    changes.pending.get().get(productID) ?? ports.confirmed(productID);
  const request = async (index: number) => {
    await vi.advanceTimersByTimeAsync(0);
    const found = open[index];
    if (!found) throw new Error(`request ${index} was not sent`);
    return found;
  };
  return { changes, log, open, put, shown, request };
}

describe('cart changes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first piece at once and notifies when the server confirmed it', async () => {
    const { changes, log, shown, request } = setUp();
    changes.enqueue({ productID: 'a', quantity: 1 });
    expect(shown('a')).toBe(1);
    expect(log).toEqual([]);
    await (await request(0)).response();
    expect(log).toEqual(['added a=1']);
    expect(shown('a')).toBe(1);
  });

  it('sends five quick steps as one request without a notification', async () => {
    const { changes, log, open, put, request } = setUp();
    put('a', 1);
    for (const quantity of [2, 3, 4, 5, 6]) changes.enqueue({ productID: 'a', quantity });
    await vi.advanceTimersByTimeAsync(300);
    await (await request(0)).response();
    expect(open.map(({ update }) => update.quantity)).toEqual([6]);
    expect(log).toEqual([]);
  });

  it('never shows an old quantity after a slow response', async () => {
    const { changes, shown, request } = setUp();
    changes.enqueue({ productID: 'a', quantity: 1 });
    const slow = await request(0);
    changes.enqueue({ productID: 'a', quantity: 2 });
    changes.enqueue({ productID: 'a', quantity: 3 });
    await vi.advanceTimersByTimeAsync(300);
    const seen: number[] = [];
    changes.pending.subscribe(() => seen.push(shown('a')));
    await slow.response();
    await (await request(1)).response();
    expect([...new Set(seen)]).toEqual([3]);
    expect(shown('a')).toBe(3);
  });

  it('rolls back the rejected line alone', async () => {
    const { changes, log, put, shown, request } = setUp();
    put('a', 1);
    put('b', 1);
    changes.enqueue({ productID: 'a', quantity: 9 });
    changes.enqueue({ productID: 'b', quantity: 2 });
    await vi.advanceTimersByTimeAsync(300);
    await (await request(0)).rejectCall();
    expect(shown('a')).toBe(1);
    expect(shown('b')).toBe(2);
    await (await request(1)).response();
    expect(log).toEqual(['failed a=9']);
    expect(shown('b')).toBe(2);
  });

  it('removes at once and stores the quantity for an undo', async () => {
    const { changes, log, put, request } = setUp();
    put('a', 4);
    changes.enqueue({ productID: 'a', quantity: 5 });
    changes.enqueue({ productID: 'a', quantity: 0 });
    await (await request(0)).response();
    expect(log).toEqual(['removed a, had 4']);
  });

  it('shows no notification when a product was added and removed before the response', async () => {
    const { changes, log, request } = setUp();
    changes.enqueue({ productID: 'a', quantity: 1 });
    const first = await request(0);
    changes.enqueue({ productID: 'a', quantity: 0 });
    await first.response();
    await (await request(1)).response();
    expect(log).toEqual([]);
  });

  it('prompts a visitor to sign in and shows no quantity', () => {
    const { changes, log, shown } = setUp({ now: 'unauthenticated' });
    changes.enqueue({ productID: 'a', quantity: 2 });
    expect(log).toEqual(['sign in for a=2']);
    expect(shown('a')).toBe(0);
  });

  it('waits for the session and rolls the update back when there is none', async () => {
    const { changes, log, open, shown } = setUp({ now: 'loading', session: 'unauthenticated' });
    changes.enqueue({ productID: 'a', quantity: 2 });
    expect(shown('a')).toBe(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['sign in for a=2']);
    expect(open).toHaveLength(0);
    expect(shown('a')).toBe(0);
  });

  it('does nothing when the quantity is unchanged', async () => {
    const { changes, open, put } = setUp();
    put('a', 2);
    changes.enqueue({ productID: 'a', quantity: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(open).toHaveLength(0);
  });
});
