import { expect, it } from 'vitest';
import { NotLoaded, withLoading } from './not-loaded.ts';

it('a run that lacks something starts again once it is loaded', async () => {
  const loaded = new Set<string>();
  let runs = 0;
  const need = (name: string) => {
    if (!loaded.has(name)) throw new NotLoaded(name, async () => void loaded.add(name));
  };
  const result = await withLoading(async () => {
    runs += 1;
    need('points');
    need('prices');
    return 'done';
  });
  expect([result, runs]).toEqual(['done', 3]);
});

it('a run that lacks the same for ever fails', async () => {
  let loads = 0;
  const missing = new NotLoaded('points', async () => {
    loads += 1;
  });
  const run = withLoading(async () => {
    throw missing;
  });
  await expect(run).rejects.toBe(missing);
  expect(loads).toBe(9);
});

it('other errors, and those of loading, pass', async () => {
  const other = new Error('other');
  await expect(withLoading(() => Promise.reject(other))).rejects.toBe(other);
  const failing = new NotLoaded('points', () => Promise.reject(other));
  await expect(withLoading(() => Promise.reject(failing))).rejects.toBe(other);
});
