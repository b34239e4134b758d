import type { Database } from '#server/db/connection.ts';
import type { EngineClient } from './engine-client.ts';
import type { EngineCopy } from './engine-facets.ts';
import { type EngineState, readState } from './engine-state.ts';
import { feedEngine } from './feed-engine.ts';

/** A copy that nobody has compared with the database for so long is not used, milliseconds. */
export const MAX_AGE_MS = 5000;

interface Held {
  readonly engine: EngineClient;
  /** Null while the engine does not respond, or has nothing. */
  state: EngineState | null;
  /** When `state` was compared with the database the last time, by `performance.now()`. */
  seenAt: number;
  /** Simultaneous callers share one refresh. */
  running: Promise<void> | null;
}

const engines = new WeakMap<Database, Held>();

/**
 * The engine's copy of a version of the catalog; null when it has none, or it may be older than `MAX_AGE_MS`.
 * @param jobs the connections of the background jobs, which feed it
 */
export function currentEngine(jobs: Database, version: string): EngineCopy | null {
  const held = engines.get(jobs);
  if (held?.state?.version !== version) return null;
  if (performance.now() - held.seenAt > MAX_AGE_MS) return null;
  const { slot, groups } = held.state;
  return { engine: held.engine, slot, groups };
}

/** Uses the database until the next refresh finds that the engine responds. */
export function setEngineAside(jobs: Database): void {
  const held = engines.get(jobs);
  if (held !== undefined) held.state = null;
}

async function refresh(jobs: Database, held: Held, isStopped: () => boolean): Promise<void> {
  // Before it reads the state: what is seen then was true at this moment or later.
  const startedAt = performance.now();
  await feedEngine(jobs, held.engine, isStopped);
  const state = await readState(held.engine);
  if (state !== null && state.checkedAt !== held.state?.checkedAt) held.seenAt = startedAt;
  held.state = state;
}

/**
 * Feeds the engine, or learns what another process has fed: a background job of each process. Lists use the database
 * until the engine has the current version of the catalog.
 * @throws Error when the engine does not respond
 */
export async function refreshEngine(
  jobs: Database,
  engine: EngineClient,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const held = engines.get(jobs) ?? { engine, state: null, seenAt: 0, running: null };
  engines.set(jobs, held);
  held.running ??= refresh(jobs, held, isStopped)
    .catch((error: unknown) => {
      held.state = null;
      throw error;
    })
    .finally(() => {
      held.running = null;
    });
  await held.running;
}
