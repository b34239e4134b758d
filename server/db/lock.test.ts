import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseOpenError } from '#server/db/engine/open-error.ts';
import { takeLock } from './lock.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
  path = join(folder, 'server.lock');
});

afterEach(() => rm(folder, { recursive: true }));

const take = () => takeLock(path, '/srv/data');

/** A child process that does nothing until it is ended. */
async function withOtherProcess(run: (pid: number) => Promise<void>): Promise<number> {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  const pid = other.pid ?? 0;
  try {
    await once(other, 'spawn');
    await run(pid);
  } finally {
    other.kill('SIGKILL');
    await once(other, 'close');
  }
  return pid;
}

describe('takeLock', () => {
  it('writes this process into the file and deletes the file on release', async () => {
    const release = await take();
    expect(JSON.parse(await readFile(path, 'utf8')).pid).toBe(process.pid);
    expect(await readdir(folder)).toEqual(['server.lock']);
    await release();
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('rejects a second time within one process', async () => {
    const release = await take();
    await expect(take()).rejects.toThrow(`in use by process ${process.pid}`);
    await release();
    await (await take())();
  });

  it('rejects while another process runs, with its pid and a hint', async () => {
    await withOtherProcess(async (pid) => {
      await writeFile(path, JSON.stringify({ pid, born: null }));
      const rejection = await take().catch((error: unknown) => error);
      expect(rejection).toBeInstanceOf(DatabaseOpenError);
      expect((rejection as Error).message).toBe(
        `The embedded database in /srv/data is in use by process ${pid}. ` +
          `Stop it (kill ${pid}), or give this one a folder of its own: DATA_DIR=.data-2`,
      );
      expect(await readdir(folder)).toEqual(['server.lock']);
    });
  });

  it('replaces the lock of a process that has ended', async () => {
    const pid = await withOtherProcess(async () => {});
    await writeFile(path, JSON.stringify({ pid, born: null }));
    const release = await take();
    expect(JSON.parse(await readFile(path, 'utf8')).pid).toBe(process.pid);
    expect(await readdir(folder)).toEqual(['server.lock']);
    await release();
  });

  it.runIf(process.platform === 'linux')('is not fooled by a pid given away again', async () => {
    await withOtherProcess(async (pid) => {
      await writeFile(path, JSON.stringify({ pid, born: '1' }));
      await (await take())();
    });
  });

  it('replaces a lock with its own pid: a container restarts with the same one', async () => {
    await writeFile(path, JSON.stringify({ pid: process.pid, born: null }));
    await (await take())();
  });

  it.each(['', '{', 'null', '{"pid":"7"}', '{"pid":-1}'])(
    'replaces the invalid file %j',
    async (text) => {
      await writeFile(path, text);
      await (await take())();
    },
  );

  it('gives a stale lock to one of many simultaneous processes', async () => {
    await writeFile(path, JSON.stringify({ pid: 2 ** 22 + 1, born: null }));
    const module = new URL('./lock.ts', import.meta.url).href;
    const script = `
      const { takeLock } = await import(${JSON.stringify(module)});
      const won = await takeLock(${JSON.stringify(path)}, 'x').then(() => 'won', () => 'lost');
      process.stdout.write(won);
      process.stdin.resume();
    `;
    const takers = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script]),
    );
    const results = await Promise.all(
      takers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
    );
    for (const taker of takers) taker.kill('SIGKILL');
    await Promise.all(takers.map((taker) => once(taker, 'close')));
    expect(results.toSorted()).toEqual(['lost', 'lost', 'lost', 'lost', 'lost', 'won']);
  });
});
