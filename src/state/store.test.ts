import { expect, it, vi } from 'vitest';
import { createDerivedStore, createStore } from './store.ts';

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

  const value = store.get();
  expect(store.get()).toBe(value);
  expect(make).toHaveBeenCalledTimes(1);

  source.change();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(store.get()).not.toBe(value);

  for (const stop of stops) stop();
  expect(source.count()).toBe(0);
});

it('derived store: is never stale without subscribers', () => {
  let number = 1;
  const store = createDerivedStore(() => number, [createSource().subscribe]);
  expect(store.get()).toBe(1);
  number = 2;
  expect(store.get()).toBe(2);
  store.subscribe(() => {})();
  number = 3;
  expect(store.get()).toBe(3);
});

it('store: notifies of another value, not of the same one', () => {
  const store = createStore<string | null>(null);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('a');
  store.set('a');
  expect(listener.mock.calls).toEqual([['a']]);
  expect([store.get(), store.getInitial()]).toEqual(['a', null]);
  stop();
  store.set('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('store: notifies the others of a change that a listener makes', () => {
  const store = createStore(0);
  const seen: number[] = [];
  const others: number[] = [];
  const stop = store.subscribe((value) => {
    seen.push(value);
    if (value === 1) store.set(2);
    else stop();
  });
  store.subscribe((value) => others.push(value));
  store.set(1);
  store.set(3);
  store.set(4);
  expect(seen).toEqual([1, 3]);
  expect(others.at(-1)).toBe(4);
  expect(others).toContain(2);
});
