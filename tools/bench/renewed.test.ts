import { expect, it } from 'vitest';
import { renewed } from './renewed.ts';

it('renewed: returns the cached value until it is too old, then a new one', async () => {
  let time = 0;
  let made = 0;
  const get = renewed(
    async () => {
      made += 1;
      return `token ${made}`;
    },
    1_000,
    () => time,
  );
  expect(await get()).toBe('token 1');
  time = 1_000;
  expect(await get()).toBe('token 1');
  time = 1_001;
  expect(await get()).toBe('token 2');
  expect(await get()).toBe('token 2');
});

it('renewed: retries after a failure', async () => {
  let fails = true;
  const get = renewed(async () => {
    if (fails) throw new Error('no');
    return 'token';
  }, 1_000);
  await expect(get()).rejects.toThrow('no');
  fails = false;
  expect(await get()).toBe('token');
});
