import type { Context } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';

/** Queries of one user that run at the same time; further ones wait. */
export const PER_USER = 2;
/** Waiting queries of one user; more are rejected. */
export const MAX_WAITING = 100;
const RETRY_SECONDS = 5;

interface Waiting {
  readonly userID: string;
  readonly start: () => void;
}

/**
 * Runs work that may take long in turns: so many pieces at a time in all, and few of one user. Who
 * waits is started in the order of arrival, except that a user with all places taken is passed over.
 */
export class FairShare {
  readonly #places: number;
  readonly #running = new Map<string, number>();
  #total = 0;
  #waiting: Waiting[] = [];

  /** @param places pieces of work that run at the same time, at least one. */
  constructor(places: number) {
    this.#places = Math.max(1, places);
  }

  /** Runs the work in its turn. @throws ApiProblem 503 when too much of the user's work waits. */
  async run<T>(userID: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(userID);
    try {
      return await work();
    } finally {
      this.#leave(userID);
    }
  }

  #isFree(userID: string): boolean {
    return this.#total < this.#places && (this.#running.get(userID) ?? 0) < PER_USER;
  }

  #enter(userID: string): void {
    this.#total += 1;
    this.#running.set(userID, (this.#running.get(userID) ?? 0) + 1);
  }

  async #turn(userID: string): Promise<void> {
    if (this.#isFree(userID)) return this.#enter(userID);
    if (this.#waiting.filter((other) => other.userID === userID).length >= MAX_WAITING) {
      throw new ApiProblem(503, 'Слишком много запросов одновременно. Повторите чуть позже', {
        reason: 'Overloaded',
        headers: { 'Retry-After': String(RETRY_SECONDS) },
      });
    }
    return new Promise((resolve) => {
      this.#waiting.push({ userID, start: resolve });
    });
  }

  #leave(userID: string): void {
    this.#total -= 1;
    const left = (this.#running.get(userID) ?? 1) - 1;
    if (left === 0) this.#running.delete(userID);
    else this.#running.set(userID, left);
    const next = this.#waiting.find((waiting) => this.#isFree(waiting.userID));
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== next);
    this.#enter(next.userID);
    next.start();
  }
}

const shares = new WeakMap<Database, FairShare>();

/**
 * Runs work over the history of the signed-in user (orders, purchases, analytics): such work takes at
 * most half of the process's connections, so that one user with a long history leaves the rest to others.
 * @throws ApiProblem 503 when too much of the user's work waits.
 */
export function inHistoryShare<T>(context: Context, work: () => Promise<T>): Promise<T> {
  const { db, config } = context;
  const share = shares.get(db) ?? new FairShare(Math.floor(config.databasePoolSize / 2));
  shares.set(db, share);
  return share.run(requireSession(context).userID, work);
}
