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

describe('the mark of a login attempt', () => {
  it('is fresh for 60 seconds and survives the page in between', () => {
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

  it.each(['yesterday', 'NaN', '{}', ''])('that is broken goes with the page: %s', (raw) => {
    browser.session.setItem('loginAttempt', raw);
    dropStaleLoginAttempt();
    expect(browser.session.getItem('loginAttempt')).toBeNull();
  });
});

describe('the mark of a sign-out', () => {
  it('holds silent sign-in back in all tabs for 60 seconds, or until the next sign-in', () => {
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

describe('the campaign the user came by', () => {
  it('is kept for the tab and handed to the provider with the counter’s visitor', () => {
    storeCampaign('?utm_source=mail&q=цемент&utm_campaign=осень&utm_term=');
    storeCampaign('?q=другое');
    browser.cookies.set('_ym_uid', '1700000000123');
    expect(campaignParameters()).toEqual({
      utm_source: 'mail',
      utm_campaign: 'осень',
      analytics_uid: '1700000000123',
    });
  });

  it('is nothing for who came by themselves', () => {
    storeCampaign('');
    expect(campaignParameters()).toEqual({});
  });
});
