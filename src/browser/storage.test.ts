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
  it('come back as they were, each from its own place', () => {
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

  it('keep their identity while nothing changes, for React', () => {
    writeStored('compareProducts', ['1']);
    expect(readStored('compareProducts')).toBe(readStored('compareProducts'));
  });

  it.each(['{', '"x"', '[1]', 'null', '{"a":1}'])('that are broken read as nothing: %s', (raw) => {
    browser.session.setItem('cartSelection', raw);
    expect(readStored('cartSelection')).toBeNull();
  });

  it('set safe cookies that outlive the browser', () => {
    writeStored('cookieConsent', true);
    expect(browser.lastCookie()).toMatch(
      /^cookieConsent=true; Path=\/; Max-Age=\d{7,}; SameSite=Lax; Secure$/,
    );
  });

  it('too large for a cookie are not kept', () => {
    writeStored('ordersFilter', { text: 'ж'.repeat(1000) });
    expect(readStored('ordersFilter')).toBeNull();
  });

  it('survive a store that is full or forbidden', () => {
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

  it('are nothing on the server', () => {
    vi.unstubAllGlobals();
    writeStored('compareProducts', ['1']);
    expect(readStored('compareProducts')).toBeNull();
    expect(readForeignCookie('_ym_uid')).toBeNull();
  });
});

describe('signing out', () => {
  it('clears what belongs to the user and keeps what belongs to the browser', () => {
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

describe('watching a key', () => {
  it('hears this tab and the others, its own key only, until it stops', () => {
    const heard = vi.fn();
    const stop = subscribeStored('signedOutAt', heard);
    writeStored('signedOutAt', 1);
    writeStored('cartSelection', ['1']);
    expect(heard).toHaveBeenCalledTimes(1);
    browser.raiseStorage('signedOutAt');
    browser.raiseStorage('recentSearches');
    expect(heard).toHaveBeenCalledTimes(2);
    browser.raiseStorage(null);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    removeStored('signedOutAt');
    browser.raiseStorage('signedOutAt');
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
