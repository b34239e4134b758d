import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Change, createChangeQueue } from './change-queue.ts';

const DEBOUNCE = 200;

interface Sent extends Change<number> {
  succeed: () => Promise<void>;
  fail: (error?: Error) => Promise<void>;
}

/** A server that responds when the test calls `succeed` or `fail`; records its requests. */
function setUp() {
  const sent: Sent[] = [];
  const done: Change<number>[] = [];
  const failed: Change<number>[] = [];
  const queue = createChangeQueue<number>({
    debounceMilliseconds: DEBOUNCE,
    send: (change) =>
      new Promise((resolve, reject) => {
        sent.push({
          ...change,
          succeed: async () => {
            resolve();
            await frame();
          },
          fail: async (error = new Error('rejected')) => {
            reject(error);
            await frame();
          },
        });
      }),
    onDone: (change) => done.push(change),
    onFailed: (change) => failed.push(change),
  });
  const request = (index: number): Sent => {
    const found = sent[index];
    if (!found) throw new Error(`request ${index} was not sent`);
    return found;
  };
  return { queue, sent, done, failed, request };
}

/** The frame that shows a pending value has been drawn. */
const frame = () => vi.advanceTimersByTimeAsync(0);

const changesOf = (sent: Sent[]) => sent.map(({ productID, value }) => ({ productID, value }));

describe('change queue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first piece, then sends it without a debounce', async () => {
    const { queue, sent } = setUp();
    queue.enqueue({ productID: 'a', value: 1 }, 'at once');
    expect(queue.pending.get().get('a')).toBe(1);
    expect(sent).toHaveLength(0);
    await frame();
    expect(changesOf(sent)).toEqual([{ productID: 'a', value: 1 }]);
    expect(queue.pending.get().get('a')).toBe(1);
  });

  it('sends quick steps as one request', async () => {
    const { queue, sent } = setUp();
    for (const value of [2, 3, 4]) {
      queue.enqueue({ productID: 'a', value });
      await vi.advanceTimersByTimeAsync(DEBOUNCE - 1);
    }
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(changesOf(sent)).toEqual([{ productID: 'a', value: 4 }]);
  });

  it('keeps the newest pending value during a slow response and sends it next', async () => {
    const { queue, sent, done, request } = setUp();
    queue.enqueue({ productID: 'a', value: 1 }, 'at once');
    await frame();
    queue.enqueue({ productID: 'a', value: 5 });
    queue.enqueue({ productID: 'a', value: 7 });
    await vi.advanceTimersByTimeAsync(DEBOUNCE);
    expect(sent).toHaveLength(1);
    await request(0).succeed();
    expect(queue.pending.get().get('a')).toBe(7);
    expect(done).toHaveLength(0);
    expect(changesOf(sent)[1]).toEqual({ productID: 'a', value: 7 });
    await request(1).succeed();
    expect(queue.pending.get().size).toBe(0);
    expect(done).toEqual([{ productID: 'a', value: 7 }]);
  });

  it('sends one change at a time, in the order requested', async () => {
    const { queue, sent, request } = setUp();
    queue.enqueue({ productID: 'a', value: 1 }, 'at once');
    queue.enqueue({ productID: 'b', value: 1 }, 'at once');
    queue.enqueue({ productID: 'c', value: 1 }, 'at once');
    await frame();
    expect(sent).toHaveLength(1);
    await request(0).succeed();
    await request(1).succeed();
    expect(changesOf(sent).map(({ productID }) => productID)).toEqual(['a', 'b', 'c']);
  });

  it('rolls back only the product whose change failed', async () => {
    const { queue, sent, done, failed, request } = setUp();
    queue.enqueue({ productID: 'a', value: 3 }, 'at once');
    queue.enqueue({ productID: 'b', value: 2 }, 'at once');
    await frame();
    await request(0).fail();
    expect(failed).toEqual([{ productID: 'a', value: 3 }]);
    expect(queue.pending.get()).toEqual(new Map([['b', 2]]));
    await request(1).succeed();
    expect(done).toEqual([{ productID: 'b', value: 2 }]);
    expect(sent).toHaveLength(2);
  });

  it('sends the newer value when an older one failed', async () => {
    const { queue, failed, request, sent } = setUp();
    queue.enqueue({ productID: 'a', value: 900 }, 'at once');
    await frame();
    queue.enqueue({ productID: 'a', value: 2 });
    await vi.advanceTimersByTimeAsync(DEBOUNCE);
    await request(0).fail();
    expect(failed).toHaveLength(0);
    expect(changesOf(sent)[1]).toEqual({ productID: 'a', value: 2 });
  });

  it('does not send a value that equals the one in flight', async () => {
    const { queue, sent, request } = setUp();
    queue.enqueue({ productID: 'a', value: 1 }, 'at once');
    await frame();
    queue.enqueue({ productID: 'a', value: 2 });
    queue.enqueue({ productID: 'a', value: 1 });
    await request(0).succeed();
    await vi.advanceTimersByTimeAsync(DEBOUNCE * 2);
    expect(sent).toHaveLength(1);
    expect(queue.pending.get().size).toBe(0);
  });

  it('sends what waits on flush and resolves after all responses', async () => {
    const { queue, sent, request } = setUp();
    queue.enqueue({ productID: 'a', value: 2 });
    queue.enqueue({ productID: 'b', value: 4 });
    let settled = false;
    void queue.flush().then(() => {
      settled = true;
    });
    expect(sent).toHaveLength(1);
    await request(0).succeed();
    expect(settled).toBe(false);
    await request(1).fail();
    expect(settled).toBe(true);
  });

  it('resolves a flush at once when nothing is pending', async () => {
    const { queue } = setUp();
    await expect(queue.flush()).resolves.toBeUndefined();
  });

  it('drops what was not sent when cleared', async () => {
    const { queue, sent } = setUp();
    queue.enqueue({ productID: 'a', value: 2 });
    queue.clear();
    await vi.advanceTimersByTimeAsync(DEBOUNCE * 2);
    expect(sent).toHaveLength(0);
    expect(queue.pending.get().size).toBe(0);
  });

  it('notifies subscribers and returns a new map after every change', () => {
    const { queue } = setUp();
    const before = queue.pending.get();
    const listener = vi.fn();
    const stop = queue.pending.subscribe(listener);
    queue.enqueue({ productID: 'a', value: 2 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(queue.pending.get()).not.toBe(before);
    expect(queue.pending.get()).toBe(queue.pending.get());
    stop();
    queue.enqueue({ productID: 'a', value: 3 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
