import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { DatabaseOpenError } from '#server/db/engine/open-error.ts';

/** The holder of the lock. `born` distinguishes it from a later process with the same pid. */
interface Holder {
  pid: number;
  born: string | null;
}

/** A takeover lasts milliseconds; an older marker belongs to a crashed process. */
const TAKEOVER_ABANDONED_MS = 10_000;

/** Locks of this process: its own pid in a file does not show whether the file is stale. */
const held = new Set<string>();

/** Start time of a process in kernel ticks from `/proc`, null without it. */
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const born = bornAt(holder.pid);
  return born === null || holder.born === null || born === holder.born;
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    const { pid, born } = parsed as Partial<Holder>;
    return Number.isInteger(pid) && typeof pid === 'number' && pid > 0
      ? { pid, born: typeof born === 'string' ? born : null }
      : null;
  } catch {
    return null;
  }
}

/** Creates `path` with its content atomically; false when it exists already. */
async function create(path: string, aside: string): Promise<boolean> {
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function rejection(folder: string, holder: Holder | null): DatabaseOpenError {
  const who = holder === null ? 'another process' : `process ${holder.pid}`;
  const stop = holder === null ? 'Stop it' : `Stop it (kill ${holder.pid})`;
  return new DatabaseOpenError(
    `The embedded database in ${folder} is in use by ${who}. ${stop}, ` +
      'or give this one a folder of its own: DATA_DIR=.data-2',
  );
}

/** Replaces a dead process's lock. The marker prevents two processes from doing so at once. */
async function claimLock(path: string, aside: string): Promise<boolean> {
  const marker = `${path}.takeover`;
  if (!(await create(marker, aside))) {
    const age = Date.now() - (await stat(marker).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age < TAKEOVER_ABANDONED_MS) return false;
    await rm(marker, { force: true });
    return claimLock(path, aside);
  }
  try {
    const holder = await readHolder(path);
    if (holder !== null && isAlive(holder)) return false;
    await rename(aside, path);
    return true;
  } finally {
    await rm(marker, { force: true });
  }
}

/**
 * Acquires the lock file at `path` for the database in `folder`; a lock left by a dead process is
 * replaced.
 * @returns a function that releases the lock.
 * @throws DatabaseOpenError with the process that holds it.
 */
export async function takeLock(path: string, folder: string): Promise<() => Promise<void>> {
  if (held.has(path)) throw rejection(folder, { pid: process.pid, born: null });
  held.add(path);
  const aside = `${path}.${process.pid}`;
  try {
    const self: Holder = { pid: process.pid, born: bornAt(process.pid) };
    await writeFile(aside, `${JSON.stringify(self)}\n`);
    if (!(await create(path, aside))) {
      const holder = await readHolder(path);
      if (holder !== null && isAlive(holder)) throw rejection(folder, holder);
      if (!(await claimLock(path, aside))) throw rejection(folder, await readHolder(path));
    }
  } catch (error) {
    held.delete(path);
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return async () => {
    if (!held.delete(path)) return;
    await rm(path, { force: true });
  };
}
