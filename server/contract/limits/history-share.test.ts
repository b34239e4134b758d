import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairShare, MAX_WAITING, PER_USER } from './history-share.ts';

/** Work that runs until it is ended. */
function createWork() {
  const running: { user: string; end: () => void }[] = [];
  return {
    running,
    usersRunning: () => running.map(({ user }) => user),
    run: (share: FairShare, user: string) =>
      share.run(user, () => new Promise<void>((end) => running.push({ user, end }))),
  };
}

describe('a share of the work over histories', () => {
  it('runs two pieces of one user at a time, and lets others pass the queue', async () => {
    const share = new FairShare(4);
    const work = createWork();
    const all = Array.from({ length: 80 }, () => work.run(share, 'heavy'));
    await nextTurn();
    expect(work.usersRunning()).toEqual(['heavy', 'heavy']);
    all.push(work.run(share, 'other'));
    await nextTurn();
    expect(work.usersRunning()).toEqual(['heavy', 'heavy', 'other']);
    let peak = 0;
    while (work.running.length > 0) {
      peak = Math.max(peak, work.usersRunning().filter((user) => user === 'heavy').length);
      work.running.shift()?.end();
      await nextTurn();
    }
    await Promise.all(all);
    expect(peak).toBe(PER_USER);
  });

  it('never runs more than its places', async () => {
    const share = new FairShare(3);
    const work = createWork();
    const all = Array.from({ length: 10 }, (_, index) => work.run(share, `user-${index}`));
    await nextTurn();
    expect(work.usersRunning()).toEqual(['user-0', 'user-1', 'user-2']);
    work.running.shift()?.end();
    await nextTurn();
    expect(work.usersRunning()).toEqual(['user-1', 'user-2', 'user-3']);
    while (work.running.length > 0) {
      work.running.shift()?.end();
      await nextTurn();
    }
    await Promise.all(all);
  });

  it('gives the place back after a failure', async () => {
    const share = new FairShare(1);
    await expect(share.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow();
    await expect(share.run('b', async () => 'done')).resolves.toBe('done');
  });

  it('rejects what one user has too much of, not what others have', async () => {
    const share = new FairShare(PER_USER);
    const work = createWork();
    const all = Array.from({ length: PER_USER + MAX_WAITING }, () => work.run(share, 'heavy'));
    await expect(work.run(share, 'heavy')).rejects.toMatchObject({ status: 503 });
    all.push(work.run(share, 'other'));
    await nextTurn();
    while (work.running.length > 0) {
      work.running.shift()?.end();
      await nextTurn();
    }
    await Promise.all(all);
  });
});
