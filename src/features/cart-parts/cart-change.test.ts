import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartLineUpdate, type CartPorts, createCartChanges } from './cart-change.ts';

/** A cart on a server that answers when told to. */
function setUp(
  options: {
    now?: 'loading' | 'authenticated' | 'unauthenticated';
    session?: 'authenticated' | 'unauthenticated';
  } = {},
) {
  const server = new Map<string, number>();
  const log: string[] = [];
  const open: {
    wish: CartLineUpdate;
    response: () => Promise<void>;
    rejectCall: () => Promise<void>;
  }[] = [];
  let known = new Map<string, number>();
  const ports: CartPorts = {
    sessionNow: () => options.now ?? 'authenticated',
    session: async () => options.session ?? 'authenticated',
    confirmed: (productID) => known.get(productID) ?? 0,
    send: (wish) =>
      new Promise((resolve, reject) => {
        open.push({
          wish,
          response: async () => {
            server.set(wish.productID, wish.quantity);
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
    promptSignIn: (wish) => log.push(`sign in for ${wish.productID}=${wish.quantity}`),
    onAdded: (wish) => log.push(`added ${wish.productID}=${wish.quantity}`),
    onRemoved: (productID, before) => log.push(`removed ${productID}, had ${before}`),
    onFailed: (wish) => log.push(`failed ${wish.productID}=${wish.quantity}`),
  };
  const changes = createCartChanges(ports);
  const put = (productID: string, quantity: number) => {
    server.set(productID, quantity);
    known = new Map(server);
  };
  const shown = (productID: string) =>
    changes.pending().get(productID) ?? ports.confirmed(productID);
  const request = async (index: number) => {
    await vi.advanceTimersByTimeAsync(0);
    const found = open[index];
    if (!found) throw new Error(`request ${index} was not sent`);
    return found;
  };
  return { changes, log, open, put, shown, request };
}

describe('changes of the cart', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first piece at once and says so when it is in', async () => {
    const { changes, log, shown, request } = setUp();
    changes.enqueue({ productID: 'a', quantity: 1 });
    expect(shown('a')).toBe(1);
    expect(log).toEqual([]);
    await (await request(0)).response();
    expect(log).toEqual(['added a=1']);
    expect(shown('a')).toBe(1);
  });

  it('sends five quick steps as one request and stays silent', async () => {
    const { changes, log, open, put, request } = setUp();
    put('a', 1);
    for (const quantity of [2, 3, 4, 5, 6]) changes.enqueue({ productID: 'a', quantity });
    await vi.advanceTimersByTimeAsync(300);
    await (await request(0)).response();
    expect(open.map(({ wish }) => wish.quantity)).toEqual([6]);
    expect(log).toEqual([]);
  });

  it('never shows an old quantity again when a slow reply arrives', async () => {
    const { changes, shown, request } = setUp();
    changes.enqueue({ productID: 'a', quantity: 1 });
    const slow = await request(0);
    changes.enqueue({ productID: 'a', quantity: 2 });
    changes.enqueue({ productID: 'a', quantity: 3 });
    await vi.advanceTimersByTimeAsync(300);
    const seen: number[] = [];
    changes.subscribe(() => seen.push(shown('a')));
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

  it('removes at once and remembers what an undo brings back', async () => {
    const { changes, log, put, request } = setUp();
    put('a', 4);
    changes.enqueue({ productID: 'a', quantity: 5 });
    changes.enqueue({ productID: 'a', quantity: 0 });
    await (await request(0)).response();
    expect(log).toEqual(['removed a, had 4']);
  });

  it('says nothing when a product went in and out before the answer', async () => {
    const { changes, log, request } = setUp();
    changes.enqueue({ productID: 'a', quantity: 1 });
    const first = await request(0);
    changes.enqueue({ productID: 'a', quantity: 0 });
    await first.response();
    await (await request(1)).response();
    expect(log).toEqual([]);
  });

  it('asks a signed-out user to sign in and shows nothing', () => {
    const { changes, log, shown } = setUp({ now: 'unauthenticated' });
    changes.enqueue({ productID: 'a', quantity: 2 });
    expect(log).toEqual(['sign in for a=2']);
    expect(shown('a')).toBe(0);
  });

  it('waits for the session and takes the wish back when there is none', async () => {
    const { changes, log, open, shown } = setUp({ now: 'loading', session: 'unauthenticated' });
    changes.enqueue({ productID: 'a', quantity: 2 });
    expect(shown('a')).toBe(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['sign in for a=2']);
    expect(open).toHaveLength(0);
    expect(shown('a')).toBe(0);
  });

  it('does nothing when the quantity is there already', async () => {
    const { changes, open, put } = setUp();
    put('a', 2);
    changes.enqueue({ productID: 'a', quantity: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(open).toHaveLength(0);
  });
});
