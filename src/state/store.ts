import { createAtom } from '@tanstack/store';
import { useSyncExternalStore } from 'react';

/** A value outside React; the router's own store library notifies of its changes. */
export interface Store<T> {
  get: () => T;
  /** The value on the server and in the first render of the browser. */
  getInitial: () => T;
  /** Replaces the value; the same one, as `Object.is` compares, notifies nobody. */
  set: (value: T) => void;
  /**
   * Calls the listener after every change but those that it makes itself; returns a function that
   * unsubscribes.
   */
  subscribe: (listener: (value: T) => void) => () => void;
}

/** Creates a store of one value. */
export function createStore<T>(initial: T): Store<T> {
  const atom = createAtom({ value: initial }, { compare: (a, b) => Object.is(a.value, b.value) });
  return {
    get: () => atom.get().value,
    getInitial: () => initial,
    set: (value) => atom.set({ value }),
    subscribe: (listener) => atom.subscribe(({ value }) => listener(value)).unsubscribe,
  };
}

/** The value for components; the initial one while a page of the server is hydrated. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'getInitial' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}

type Subscribe = (listener: () => void) => () => void;

/** A value computed from others, for many subscribers that each read a part of it. */
export interface DerivedStore<T> {
  /** The current value; the same object until one of its sources changes. */
  get: () => T;
  subscribe: Subscribe;
}

/**
 * Computes the value once for all subscribers. The sources are subscribed to only while the store
 * has subscribers, so that it can be created on the server; without them the value is computed on
 * each read.
 * @param make reads current values. Stores that it reads are followed by themselves.
 * @param sources what else it reads: each is subscribed to.
 */
export function createDerivedStore<T>(
  make: () => T,
  sources: readonly Subscribe[],
): DerivedStore<T> {
  const version = createAtom(0);
  const value = createAtom(() => {
    version.get();
    return make();
  });
  const onChange = () => version.set((last) => last + 1);
  let subscribers = 0;
  let stops: (() => void)[] = [];
  return {
    get: () => (subscribers === 0 ? make() : value.get()),
    subscribe(listener) {
      if (subscribers === 0) {
        // What was computed for earlier subscribers may be out of date.
        onChange();
        stops = sources.map((subscribe) => subscribe(onChange));
      }
      subscribers += 1;
      const { unsubscribe } = value.subscribe(listener);
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers === 0) for (const stop of stops) stop();
      };
    },
  };
}
