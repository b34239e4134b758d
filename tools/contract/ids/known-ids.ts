import { AsyncLocalStorage } from 'node:async_hooks';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Person } from '#tools/contract/suite.ts';
import type { Kind } from './id-kinds.ts';
import { placesOf } from './id-sources.ts';
import { IDStore, type Path } from './id-store.ts';

type Change = (ids: IDStore) => void;

/** What a piece of work knows that runs beside others. */
interface Scope {
  /** What everybody knows; only when the work has learned something a copy of its own. */
  ids: IDStore;
  /** Null where nothing is learned. */
  readonly changes: Change[] | null;
}

/**
 * Ids from responses, by kind and person. Of several pieces of work that run at once none sees what another has learned
 * before all have ended: their requests do not depend on how fast the others are, and a seed repeats them.
 */
export class KnownIDs {
  readonly #shared = new IDStore();
  readonly #scopes = new AsyncLocalStorage<Scope>();

  /**
   * Runs pieces of work, so many at once, each with the ids that are known now and those that it learns itself; then
   * everybody knows all of them, in the order of the works.
   */
  async apart(works: readonly (() => Promise<void>)[], atOnce = works.length): Promise<void> {
    const outer = this.#ids;
    const scopes = works.map((): Scope => ({ ids: outer, changes: [] }));
    const queue = [...works.entries()];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, work] = next;
        await this.#scopes.run(scopes[index] ?? { ids: outer, changes: [] }, work);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, works.length) }, worker));
    for (const { changes } of scopes) for (const change of changes ?? []) this.#change(change);
  }

  /** Runs work whose responses teach nothing: it reads again what is known, in any order. */
  aside<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#scopes.run({ ids: this.#ids, changes: null }, work);
  }

  get #ids(): IDStore {
    return this.#scopes.getStore()?.ids ?? this.#shared;
  }

  #change(change: Change): void {
    const scope = this.#scopes.getStore();
    if (scope === undefined) {
      change(this.#shared);
      return;
    }
    if (scope.changes === null) return;
    if (scope.changes.length === 0) scope.ids = scope.ids.copy();
    scope.changes.push(change);
    change(scope.ids);
  }

  /** Stores the ids of a successful response. */
  learn(operation: Operation, person: Person, json: unknown, path: Path = {}): void {
    if (placesOf(operation).length === 0) return;
    this.#change((ids) => ids.learn(operation, person, json, path));
  }

  /** Adds an id that the user names; whether its kind is public is seen from the contract alone. */
  give(kind: Kind, person: Person, id: string): void {
    this.#change((ids) => ids.give(kind, person, id));
  }

  /** Adds an id of a person. */
  add(kind: Kind, person: Person, id: string): void {
    this.#change((ids) => ids.add(kind, person, id));
  }

  /** Removes the id in the last part of a path: its record is deleted. */
  forgetLast(operation: Operation, path: Path): void {
    this.#change((ids) => ids.forgetLast(operation, path));
  }

  /** Ids of a kind that the person may use: those with the most children first, then by age. */
  of(kind: Kind, person: Person): readonly string[] {
    return this.#ids.of(kind, person);
  }

  /** Whether a response to anybody had this id. */
  has(kind: Kind, id: string): boolean {
    return this.#ids.has(kind, id);
  }

  /** The path parameters of the parent of a record. */
  parentOf(kind: Kind, id: string): Path {
    return this.#ids.parentOf(kind, id);
  }

  /** Whether this run has created the record. */
  isOwn(kind: Kind, id: string): boolean {
    return this.#ids.isOwn(kind, id);
  }
}
