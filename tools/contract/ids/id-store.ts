import type { Operation } from '#tools/contract/openapi/contract.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Person } from '#tools/contract/suite.ts';
import { isPublicKind, type Kind, kindOfParameter } from './id-kinds.ts';
import { isCreating, placesOf } from './id-sources.ts';
import { idText } from './id-values.ts';

/** Pages of the shop that the specification names; no call lists them. */
const pages = ['delivery', 'contacts', 'warranty', 'publicOffer', 'howToOrder', 'buyLikeLegal'];
/** More ids would only make the choice slower. */
const maxIDs = 60;

/** The parameters of a path. */
export type Path = Readonly<Record<string, string>>;

/** Ids from responses, by kind and person. */
export class IDStore {
  readonly #ids = new Map<string, Set<string>>();
  readonly #own = new Set<string>();
  /** All ids by kind, also those that are deleted by now. */
  readonly #seen = new Set<string>();
  /** The path under which a record was listed or created: its parent. */
  readonly #parents = new Map<string, Path>();
  /** How many records belong to a parent; parents with the most are used first. */
  readonly #weights = new Map<string, number>();

  constructor() {
    this.#ids.set('page everybody', new Set(pages));
  }

  /** A store of its own with the same ids. */
  copy(): IDStore {
    const copied = new IDStore();
    for (const [key, ids] of this.#ids) copied.#ids.set(key, new Set(ids));
    for (const one of this.#own) copied.#own.add(one);
    for (const one of this.#seen) copied.#seen.add(one);
    for (const [id, path] of this.#parents) copied.#parents.set(id, path);
    for (const [id, weight] of this.#weights) copied.#weights.set(id, weight);
    return copied;
  }

  /** Stores the ids of a successful response. */
  learn(operation: Operation, person: Person, json: unknown, path: Path): void {
    for (const [place, kind] of placesOf(operation)) {
      for (const value of valuesAt(json, place)) {
        const id = idText(value);
        if (id === null) continue;
        this.add(kind, operation.security === 'none' ? 'main' : person, id);
        if (isCreating(operation)) this.#own.add(`${kind} ${id}`);
        if (!this.#parents.has(`${kind} ${id}`)) this.#weigh(path);
        this.#parents.set(`${kind} ${id}`, path);
      }
    }
  }

  /** Adds an id that the user names; whether its kind is public is seen from the contract alone. */
  give(kind: Kind, person: Person, id: string): void {
    this.add(kind, person, id);
    if (kind.startsWith('personal:')) {
      this.add(kind.replace('personal:', 'public:') as Kind, person, id);
    }
  }

  add(kind: Kind, person: Person, id: string): void {
    const key = `${kind} ${personalOwner(kind, person)}`;
    const set = this.#ids.get(key) ?? new Set();
    this.#seen.add(`${kind} ${id}`);
    if (set.size < maxIDs) set.add(id);
    this.#ids.set(key, set);
  }

  /** Removes the id in the last part of a path: its record is deleted. */
  forgetLast(operation: Operation, path: Path): void {
    const [name, id] = Object.entries(path).at(-1) ?? [];
    const kind = name === undefined ? null : kindOfParameter(operation, name);
    if (kind === null || id === undefined) return;
    for (const [key, ids] of this.#ids) if (key.startsWith(`${kind} `)) ids.delete(id);
  }

  /** Ids of a kind that the person may use: those with the most children first, then by age. */
  of(kind: Kind, person: Person): readonly string[] {
    const ids = [...(this.#ids.get(`${kind} ${personalOwner(kind, person)}`) ?? [])];
    const weight = (id: string) => this.#weights.get(id) ?? 0;
    return ids.sort((one, other) => weight(other) - weight(one));
  }

  /** Whether a response to anybody had this id. */
  has(kind: Kind, id: string): boolean {
    return this.#seen.has(`${kind} ${id}`);
  }

  /** The path parameters of the parent of a record. */
  parentOf(kind: Kind, id: string): Path {
    return this.#parents.get(`${kind} ${id}`) ?? {};
  }

  #weigh(path: Path): void {
    for (const id of Object.values(path)) this.#weights.set(id, (this.#weights.get(id) ?? 0) + 1);
  }

  /** Whether this run has created the record. */
  isOwn(kind: Kind, id: string): boolean {
    return this.#own.has(`${kind} ${id}`);
  }
}

function personalOwner(kind: Kind, person: Person): string {
  return isPublicKind(kind) ? 'everybody' : person;
}
