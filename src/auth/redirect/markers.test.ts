import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, stubBrowser } from '#tests/support/fake-browser.ts';
import { campaignParameters, storeCampaign } from './campaign.ts';
import { dropStaleLoginAttempt, loginAttemptIsFresh, markLoginAttempt } from './login-attempt.ts';
import { forgetSignedOut, markSignedOut, signedOutRecently } from './signed-out.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('login attempt', () => {
  it('is fresh for 60 seconds, across page loads', () => {
    expect(loginAttemptIsFresh()).toBe(false);
    markLoginAttempt();
    vi.advanceTimersByTime(60_000);
    dropStaleLoginAttempt();
    expect(loginAttemptIsFresh()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(loginAttemptIsFresh()).toBe(false);
    dropStaleLoginAttempt();
    expect(browser.session.getItem('loginAttempt')).toBeNull();
  });

  it.each(['yesterday', 'NaN', '{}', ''])('is removed on unload when invalid: %s', (raw) => {
    browser.session.setItem('loginAttempt', raw);
    dropStaleLoginAttempt();
    expect(browser.session.getItem('loginAttempt')).toBeNull();
  });
});

describe('sign-out mark', () => {
  it('blocks silent sign-in in all tabs for 60 seconds, or until the next sign-in', () => {
    markSignedOut();
    expect(browser.local.getItem('signedOutAt')).not.toBeNull();
    expect(signedOutRecently()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(signedOutRecently()).toBe(false);
    markSignedOut();
    forgetSignedOut();
    expect(signedOutRecently()).toBe(false);
  });
});

describe('campaign', () => {
  it('is stored for the tab and sent to the provider with the counter’s visitor id', () => {
    storeCampaign('?utm_source=mail&q=цемент&utm_campaign=осень&utm_term=');
    storeCampaign('?q=другое');
    browser.cookies.set('_ym_uid', '1700000000123');
    expect(campaignParameters()).toEqual({
      utm_source: 'mail',
      utm_campaign: 'осень',
      analytics_uid: '1700000000123',
    });
  });

  it('is empty for a direct visit', () => {
    storeCampaign('');
    expect(campaignParameters()).toEqual({});
  });
});
