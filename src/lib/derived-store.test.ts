import { expect, it, vi } from 'vitest';
import { createDerivedStore } from './derived-store.ts';

function createSource() {
  const listeners = new Set<() => void>();
  return {
    count: () => listeners.size,
    change: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

it('derived store: computes once for all subscribers and again after a change', () => {
  const source = createSource();
  const make = vi.fn(() => ({}));
  const store = createDerivedStore(make, [source.subscribe]);
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [store.subscribe(first), store.subscribe(second)];
  expect(source.count()).toBe(1);

  const value = store.now();
  expect(store.now()).toBe(value);
  expect(make).toHaveBeenCalledTimes(1);

  source.change();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(store.now()).not.toBe(value);

  for (const stop of stops) stop();
  expect(source.count()).toBe(0);
});

it('derived store: is never stale without subscribers', () => {
  let number = 1;
  const store = createDerivedStore(() => number, [createSource().subscribe]);
  expect(store.now()).toBe(1);
  number = 2;
  expect(store.now()).toBe(2);
  store.subscribe(() => {})();
  number = 3;
  expect(store.now()).toBe(3);
});
