import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, stubBrowser } from '#tests/support/fake-browser.ts';
import {
  clearStoredOnLogout,
  readForeignCookie,
  readStored,
  removeStored,
  subscribeStored,
  writeStored,
} from './storage.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('stored values', () => {
  it('are read unchanged, each from its own storage', () => {
    writeStored('compareProducts', ['1', '2']);
    writeStored('cartSelection', ['3']);
    writeStored('recentSearches', ['цемент; «Фуджи» = 1%']);
    writeStored('ordersFilter', { status: ['Draft'], text: 'ёж; =' });
    expect(readStored('compareProducts')).toEqual(['1', '2']);
    expect(readStored('cartSelection')).toEqual(['3']);
    expect(readStored('recentSearches')).toEqual(['цемент; «Фуджи» = 1%']);
    expect(readStored('ordersFilter')).toEqual({ status: ['Draft'], text: 'ёж; =' });
    expect([...browser.cookies.keys()]).toEqual(['compareProducts', 'ordersFilter']);
    expect(browser.session.getItem('cartSelection')).toBe('["3"]');
    expect(browser.local.getItem('recentSearches')).not.toBeNull();
  });

  it('keep their identity while nothing changes, as React requires', () => {
    writeStored('compareProducts', ['1']);
    expect(readStored('compareProducts')).toBe(readStored('compareProducts'));
  });

  it.each(['{', '"x"', '[1]', 'null', '{"a":1}'])('are read as null when invalid: %s', (raw) => {
    browser.session.setItem('cartSelection', raw);
    expect(readStored('cartSelection')).toBeNull();
  });

  it('are set as secure, persistent cookies', () => {
    writeStored('cookieConsent', true);
    expect(browser.lastCookie()).toMatch(
      /^cookieConsent=true; Path=\/; Max-Age=\d{7,}; SameSite=Lax; Secure$/,
    );
  });

  it('are not stored when too large for a cookie', () => {
    writeStored('ordersFilter', { text: 'ж'.repeat(1000) });
    expect(readStored('ordersFilter')).toBeNull();
  });

  it('ignore a storage that is full or forbidden', () => {
    vi.spyOn(browser.session, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStored('cartSelection', ['1'])).not.toThrow();
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(readStored('cartSelection')).toBeNull();
    expect(() => removeStored('cartSelection')).not.toThrow();
  });

  it('are null on the server', () => {
    vi.unstubAllGlobals();
    writeStored('compareProducts', ['1']);
    expect(readStored('compareProducts')).toBeNull();
    expect(readForeignCookie('_ym_uid')).toBeNull();
  });
});

describe('clearStoredOnLogout', () => {
  it('clears the values of the user and keeps those of the browser', () => {
    writeStored('compareProducts', ['1']);
    writeStored('productListView', 'table');
    writeStored('cookieConsent', true);
    writeStored('hideMobileAppHeader', true);
    writeStored('ordersFilter', { a: 1 });
    writeStored('purchasesFilter', { a: 1 });
    writeStored('analyticFilter', { a: 1 });
    writeStored('cartImport', { a: 1 });
    writeStored('cartSelection', ['1']);
    writeStored('utmData', { utm_source: 'mail' });
    clearStoredOnLogout();
    expect([...browser.cookies.keys()]).toEqual([
      'compareProducts',
      'productListView',
      'cookieConsent',
    ]);
    expect(browser.session.length).toBe(1);
    expect(readStored('hideMobileAppHeader')).toBe(true);
  });
});

describe('subscribeStored', () => {
  it('listens to this tab and others, to its own key only, until unsubscribed', () => {
    const listener = vi.fn();
    const stop = subscribeStored('signedOutAt', listener);
    writeStored('signedOutAt', 1);
    writeStored('cartSelection', ['1']);
    expect(listener).toHaveBeenCalledTimes(1);
    browser.raiseStorage('signedOutAt');
    browser.raiseStorage('recentSearches');
    expect(listener).toHaveBeenCalledTimes(2);
    browser.raiseStorage(null);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    removeStored('signedOutAt');
    browser.raiseStorage('signedOutAt');
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
