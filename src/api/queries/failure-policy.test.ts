import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/api/errors.ts';
import { offlineNotice } from '#src/browser/connection.ts';
import { noticeForMutation, noticeForQuery } from './failure-policy.ts';

function apiError(status: number, body: object = {}): ApiError {
  return new ApiError(status, { message: 'Сбой', traceID: 't', ...body }, new Headers(), 'r');
}

const broken = apiError(500);
const offline = new NetworkError(new TypeError('failed'), 'r');

describe('noticeForQuery', () => {
  const watched = { meta: undefined, hasData: false, watchedInPlace: true };

  it('shows a toast for a part of the screen without data', () => {
    expect(noticeForQuery(broken, watched)).toBe('toast');
    expect(noticeForQuery(offline, watched)).toBe('toast');
  });

  it('leaves loaders and suspended screens to their boundary', () => {
    expect(noticeForQuery(broken, { ...watched, watchedInPlace: false })).toBe('none');
    expect(noticeForQuery(apiError(401), { ...watched, watchedInPlace: false })).toBe('none');
  });

  it('shows nothing while older data is on the screen, unless the session has ended', () => {
    expect(noticeForQuery(broken, { ...watched, hasData: true })).toBe('none');
    expect(noticeForQuery(apiError(401), { ...watched, hasData: true })).toBe('sign-in');
  });

  it('shows nothing when the component shows the error itself', () => {
    expect(noticeForQuery(broken, { ...watched, meta: { silent: true } })).toBe('none');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  offlineNotice.isShown = false;
});

describe('noticeForMutation', () => {
  const rejected = apiError(422, { errors: [{ path: '/phone', message: 'Неверный формат' }] });

  it('shows every failure by default', () => {
    for (const error of [broken, offline, rejected, apiError(409), new Error('bug')]) {
      expect(noticeForMutation(error, undefined)).toBe('toast');
    }
  });

  it('shows the sign-in toast for 401, regardless of meta', () => {
    expect(noticeForMutation(apiError(401), { silent: true })).toBe('sign-in');
  });

  it('leaves rejected fields to the form, and only them', () => {
    expect(noticeForMutation(rejected, { fieldErrors: true })).toBe('none');
    expect(noticeForMutation(apiError(422), { fieldErrors: true })).toBe('toast');
    expect(noticeForMutation(broken, { fieldErrors: true })).toBe('toast');
  });

  it('leaves a missing connection to a caller that shows it, and only that', () => {
    const meta = { showsOffline: true };
    expect(noticeForMutation(offline, meta)).toBe('toast');
    vi.stubGlobal('navigator', { onLine: false });
    expect(noticeForMutation(offline, meta)).toBe('none');
    expect(noticeForMutation(offline, undefined)).toBe('toast');
  });

  it('repeats nothing that the notice of the connection says', () => {
    const unloaded = { meta: undefined, hasData: false, watchedInPlace: true };
    expect(noticeForQuery(offline, unloaded)).toBe('toast');
    offlineNotice.isShown = true;
    expect(noticeForQuery(offline, unloaded)).toBe('none');
    expect(noticeForMutation(offline, undefined)).toBe('none');
  });

  it('leaves handled reasons and statuses to the caller', () => {
    const wrongCode = apiError(400, { reason: 'InvalidCode' });
    expect(noticeForMutation(wrongCode, { handledReasons: ['InvalidCode'] })).toBe('none');
    expect(noticeForMutation(apiError(400), { handledReasons: ['InvalidCode'] })).toBe('toast');
    expect(noticeForMutation(apiError(409), { handledStatuses: [409] })).toBe('none');
    expect(noticeForMutation(offline, { handledStatuses: [409] })).toBe('toast');
  });
});
