import { type Kind, kindOfParameter, publicKinds } from './id-kinds.ts';
import { isCreating, placesOf } from './id-sources.ts';
import type { Operation } from './openapi/contract.ts';
import { valuesAt } from './openapi/values-at.ts';
import type { Person } from './suite.ts';

/** Pages of the shop that the specification names; no call lists them. */
const pages = ['delivery', 'contacts', 'warranty', 'publicOffer', 'howToOrder', 'buyLikeLegal'];
/** More would only make the choice slower. */
const keptIDs = 60;

type Path = Readonly<Record<string, string>>;

/** Ids that were met on the way, by kind and person. */
export class KnownIDs {
  readonly #ids = new Map<string, Set<string>>();
  readonly #own = new Set<string>();
  /** The address under which something was listed or made: what it belongs to. */
  readonly #parents = new Map<string, Path>();
  /** How much is known to belong to something; what has most is requested first. */
  readonly #weights = new Map<string, number>();

  constructor() {
    this.#ids.set('page everybody', new Set(pages));
  }

  /** Notes the ids of a successful answer. */
  learn(operation: Operation, person: Person, json: unknown, path: Path = {}): void {
    for (const [place, kind] of placesOf(operation.id)) {
      for (const value of valuesAt(json, place)) {
        if (typeof value !== 'string') continue;
        this.add(kind, operation.security === 'none' ? 'main' : person, value);
        if (isCreating(operation)) this.#own.add(`${kind} ${value}`);
        if (!this.#parents.has(`${kind} ${value}`)) this.#weigh(path);
        this.#parents.set(`${kind} ${value}`, path);
      }
    }
  }

  add(kind: Kind, person: Person, id: string): void {
    const key = `${kind} ${personalOwner(kind, person)}`;
    const set = this.#ids.get(key) ?? new Set();
    if (set.size < keptIDs) set.add(id);
    this.#ids.set(key, set);
  }

  /** Forgets what the last part of an address names: it is gone. */
  forgetLast(operation: Operation, path: Path): void {
    const [name, id] = Object.entries(path).at(-1) ?? [];
    const kind = name === undefined ? null : kindOfParameter(operation, name);
    if (kind === null || id === undefined) return;
    for (const [key, ids] of this.#ids) if (key.startsWith(`${kind} `)) ids.delete(id);
  }

  /** Ids of a kind that the person may use: first what has most, then as they were met. */
  of(kind: Kind, person: Person): readonly string[] {
    const ids = [...(this.#ids.get(`${kind} ${personalOwner(kind, person)}`) ?? [])];
    const weight = (id: string) => this.#weights.get(id) ?? 0;
    return ids.sort((one, other) => weight(other) - weight(one));
  }

  /** The rest of the address of something that belongs to something else. */
  parentOf(kind: Kind, id: string): Path {
    return this.#parents.get(`${kind} ${id}`) ?? {};
  }

  #weigh(path: Path): void {
    for (const id of Object.values(path)) this.#weights.set(id, (this.#weights.get(id) ?? 0) + 1);
  }

  /** Whether this run has created it. */
  isOwn(kind: Kind, id: string): boolean {
    return this.#own.has(`${kind} ${id}`);
  }
}

function personalOwner(kind: Kind, person: Person): string {
  return publicKinds.has(kind) ? 'everybody' : person;
}
