import { environmentManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getListCustomersQueryKey } from '#generated/api/user/list-customers.ts';
import { type KnownCompany, watchCompanies } from './watch-companies.ts';

const isServer = environmentManager.isServer();
const key = getListCustomersQueryKey();
const me = { id: 'c-1', kind: 'Individual', name: 'Анна', person: null, partner: null };
const company = (id: string) => ({ ...me, id: `c-${id}`, partner: { id, name: id } });

let client: QueryClient;
let requested: number;
let items: object[];
let respond: () => Promise<Response>;
let lost: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(key, { items: [me] });
  requested = 0;
  items = [me];
  lost = [];
  respond = async () => Response.json({ items });
  vi.stubGlobal('fetch', () => {
    requested += 1;
    return respond();
  });
});
afterEach(() => {
  stop();
  client.clear();
  vi.useRealTimers();
  environmentManager.setIsServer(() => isServer);
  vi.unstubAllGlobals();
});

const start = () => {
  stop = watchCompanies(client, ({ name }: KnownCompany) => lost.push(name));
};
const receive = async (...companies: string[]) => {
  client.setQueryData(key, { items: [me, ...companies.map(company)] });
  await vi.advanceTimersByTimeAsync(0);
};

describe('watching the companies of the user', () => {
  it('reports each company that is gone, once, and none before the first response', async () => {
    start();
    await receive('a', 'b', 'c');
    expect(lost).toEqual([]);
    await receive('b');
    expect(lost).toEqual(['a', 'c']);
    await receive('b');
    await receive();
    expect(lost).toEqual(['a', 'c', 'b']);
  });

  it('knows the companies of a response that was there before it', async () => {
    client.setQueryData(key, { items: [me, company('a')] });
    start();
    await receive();
    expect(lost).toEqual(['a']);
  });

  it('polls only for a user with a company, and less often after a failure', async () => {
    start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requested).toBe(0);
    respond = () => Promise.reject(new TypeError('offline'));
    await receive('a');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requested).toBe(1);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(requested).toBe(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(requested).toBe(2);
  });

  it('polls on after the last company is gone: it may come back', async () => {
    start();
    await receive('a');
    await receive();
    expect(lost).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requested).toBe(1);
  });

  it('requests nothing after it was stopped', async () => {
    start();
    await receive('a');
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await receive();
    expect([requested, lost]).toEqual([0, []]);
  });
});
