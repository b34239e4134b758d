import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  getAccessToken,
  setAccessTokenSource,
  setSessionRecovery,
  withSessionRecovery,
} from './access-token.ts';

afterEach(() => {
  setAccessTokenSource(null);
  setSessionRecovery(null);
});

describe('the access token', () => {
  it('is null without a source, or when the source fails', async () => {
    expect(await getAccessToken()).toBeNull();
    setAccessTokenSource(async () => 'token');
    expect(await getAccessToken()).toBe('token');
    setAccessTokenSource(() => Promise.reject(new Error('gone')));
    expect(await getAccessToken()).toBeNull();
  });
});

describe('a rejected request', () => {
  const responses = (...statuses: number[]) => {
    const left = [...statuses];
    return vi.fn(async () => new Response(null, { status: left.shift() ?? 500 }));
  };
  const recover = (renewal: 'renewed' | 'ended' | 'unreachable') => {
    const recovery = { renew: vi.fn(async () => renewal), end: vi.fn(async () => {}) };
    setSessionRecovery(recovery);
    return recovery;
  };

  it('is sent again after the token was renewed once', async () => {
    const recovery = recover('renewed');
    const send = responses(401, 200);
    expect((await withSessionRecovery(send))?.status).toBe(200);
    expect(recovery.renew).toHaveBeenCalledTimes(1);
    expect(recovery.end).not.toHaveBeenCalled();
  });

  it('signs out when it is rejected again', async () => {
    const recovery = recover('renewed');
    const send = responses(401, 401);
    expect((await withSessionRecovery(send))?.status).toBe(401);
    expect(send).toHaveBeenCalledTimes(2);
    expect(recovery.end).toHaveBeenCalledTimes(1);
  });

  it('has no response while nobody can renew the token, and keeps the session', async () => {
    const recovery = recover('unreachable');
    const send = responses(401);
    expect(await withSessionRecovery(send)).toBeNull();
    recovery.renew.mockRejectedValueOnce(new Error('chunk'));
    expect(await withSessionRecovery(responses(401))).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
    expect(recovery.end).not.toHaveBeenCalled();
  });

  it('passes unchanged when there is no session any more', async () => {
    const recovery = recover('ended');
    const send = responses(401);
    expect((await withSessionRecovery(send))?.status).toBe(401);
    expect(send).toHaveBeenCalledTimes(1);
    expect(recovery.end).not.toHaveBeenCalled();
  });

  it('with any other response passes unchanged', async () => {
    const recovery = recover('renewed');
    expect((await withSessionRecovery(responses(503)))?.status).toBe(503);
    expect(recovery.renew).not.toHaveBeenCalled();
  });
});
