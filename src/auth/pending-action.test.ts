import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishSession, type SessionUser } from '#src/auth/session/session-store.ts';
import { type FakeBrowser, stubBrowser } from '#tests/support/fake-browser.ts';
import {
  registerPendingAction,
  runNow,
  runPendingAction,
  storePendingAction,
} from './pending-action.ts';

const anna = { userID: 'p1' } as SessionUser;
const signedIn = () => publishSession({ status: 'authenticated', user: anna, error: null });
const signedOut = () => publishSession({ status: 'unauthenticated', user: null, error: null });

let browser: FakeBrowser;
let stops: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser('https://shop.example/products/kompozit');
  stops = [];
  signedIn();
});
afterEach(() => {
  for (const stop of stops) stop();
  signedOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function register(type: string) {
  const run = vi.fn();
  stops.push(registerPendingAction(type, run));
  return run;
}

describe('pending action', () => {
  it('runs once', () => {
    const run = register('cart.add');
    const other = register('favorites.toggle');
    storePendingAction({ type: 'cart.add', payload: { productID: '7' } });
    runPendingAction();
    runPendingAction();
    expect(run.mock.calls).toEqual([[{ productID: '7' }]]);
    expect(other).not.toHaveBeenCalled();
    expect(browser.session.getItem('pendingAction')).toBeNull();
  });

  it('waits for a runner that is registered later', () => {
    storePendingAction({ type: 'cart.add', payload: 1 });
    runPendingAction();
    expect(register('cart.add')).toHaveBeenCalledWith(1);
  });

  it('of a click that came before its feature was mounted waits for the runner', () => {
    runNow({ type: 'support.openTicket', payload: 1 });
    const run = register('support.openTicket');
    expect(run.mock.calls).toEqual([[1]]);
    runNow({ type: 'support.openTicket', payload: 2 });
    expect(run.mock.calls).toEqual([[1], [2]]);
    expect(browser.session.getItem('pendingAction')).toBeNull();
  });

  it('does not run for a visitor, nor on the sign-in page', () => {
    const run = register('cart.add');
    storePendingAction({ type: 'cart.add', payload: 1 });
    signedOut();
    runPendingAction();
    signedIn();
    window.location.pathname = '/login/callback';
    runPendingAction();
    expect(run).not.toHaveBeenCalled();
    window.location.pathname = '/products/kompozit';
    runPendingAction();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is dropped after five minutes', () => {
    const run = register('cart.add');
    storePendingAction({ type: 'cart.add', payload: 1 });
    vi.advanceTimersByTime(5 * 60_000 + 1);
    runPendingAction();
    expect(run).not.toHaveBeenCalled();
    expect(browser.session.getItem('pendingAction')).toBeNull();
  });
});
