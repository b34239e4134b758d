import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/api/errors.ts';
import { clearPrivateData, createQueryClient } from './query-client.ts';

function setUp() {
  const failed = vi.fn();
  const succeeded = vi.fn();
  const client = createQueryClient({ failed, succeeded });
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  return { client, failed, succeeded };
}

const notFound = new ApiError(404, { message: 'Нет', traceID: 't' }, new Headers(), 'r');

describe('queries', () => {
  it('retry a temporary error a limited number of times', async () => {
    const { client } = setUp();
    const watched = vi.fn().mockRejectedValue(new NetworkError(null, 'r'));
    const stop = new QueryObserver(client, { queryKey: ['x'], queryFn: watched }).subscribe(
      () => {},
    );
    await vi.waitFor(() => expect(client.getQueryState(['x'])?.status).toBe('error'));
    expect(watched).toHaveBeenCalledTimes(3);
    stop();
  });

  it('do not retry after 4xx, and report it once', async () => {
    const { client, failed } = setUp();
    const queryFn = vi.fn().mockRejectedValue(notFound);
    const options = { queryKey: ['x'], queryFn };
    const stops = [1, 2].map(() => new QueryObserver(client, options).subscribe(() => {}));
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(notFound, 'toast');
    for (const stop of stops) stop();
  });

  it('leave a loader’s failure to the loader', async () => {
    const { client, failed } = setUp();
    const load = client.ensureQueryData({
      queryKey: ['x'],
      queryFn: () => Promise.reject(notFound),
    });
    await expect(load).rejects.toBe(notFound);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('mutations', () => {
  it('report success by the text of their meta', async () => {
    const { client, succeeded } = setUp();
    const observer = new MutationObserver(client, {
      mutationFn: async () => 1,
      meta: { success: 'Готово' },
    });
    await observer.mutate(undefined);
    expect(succeeded).toHaveBeenCalledExactlyOnceWith('Готово');
  });

  it('are never retried', async () => {
    const { client, failed } = setUp();
    const mutationFn = vi.fn().mockRejectedValue(new NetworkError(null, 'r'));
    await new MutationObserver(client, { mutationFn }).mutate(undefined).catch(() => {});
    expect(mutationFn).toHaveBeenCalledTimes(1);
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe('clearPrivateData', () => {
  it('keeps public data and drops everything else', async () => {
    const { client } = setUp();
    const preserved = [
      ['api', 'v1', 'settings'],
      ['api', 'v1', 'product', 'categories'],
      ['api', 'v1', 'product', 'categories', '5'],
      ['api', 'v1', 'brands'],
    ];
    const dropped = [
      ['api', 'v1', 'profile'],
      ['api', 'v1', 'cart', 'preview'],
      ['api', 'v1', 'product', 'getProducts', { page: 1 }],
      ['api', 'v1', 'something', 'new'],
    ];
    for (const key of [...preserved, ...dropped]) client.setQueryData(key, 'data');
    await clearPrivateData(client);
    for (const key of preserved) expect(client.getQueryData(key)).toBe('data');
    for (const key of dropped) expect(client.getQueryData(key)).toBeUndefined();
  });

  it('refetches what is on the screen', async () => {
    const { client } = setUp();
    const queryFn = vi
      .fn()
      .mockResolvedValueOnce('first reader')
      .mockResolvedValue('second reader');
    const key = ['api', 'v1', 'profile'];
    const stop = new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => {});
    await vi.waitFor(() => expect(client.getQueryData(key)).toBe('first reader'));
    await clearPrivateData(client);
    expect(client.getQueryData(key)).toBe('second reader');
    stop();
  });
});
