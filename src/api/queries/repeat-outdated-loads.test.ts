import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatOutdatedLoads } from './repeat-outdated-loads.ts';

const queryKey = ['list'];
let client: QueryClient;
let loads: ((list: readonly string[]) => void)[];
let stops: (() => void)[];

beforeEach(() => {
  client = new QueryClient();
  loads = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<readonly string[]>((resolve) => loads.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  stops = [repeatOutdatedLoads(client), observer.subscribe(() => {})];
});

afterEach(() => {
  for (const stop of stops) stop();
});

const loaded = () => client.getQueryData(queryKey);
const settled = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));

it('first load: is repeated when it began before a change', async () => {
  void client.invalidateQueries({ queryKey });
  expect(loads).toHaveLength(1);
  loads[0]?.(['old']);
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  loads[1]?.(['new']);
  await settled();
  expect(loaded()).toEqual(['new']);
  expect(loads).toHaveLength(2);
});

it('first load: is sent once when nothing changed meanwhile', async () => {
  loads[0]?.(['new']);
  await settled();
  expect(loads).toHaveLength(1);
  void client.invalidateQueries({ queryKey });
  loads[1]?.(['newer']);
  await settled();
  expect(loads).toHaveLength(2);
});
