import type { AttributeCount } from '#server/product/catalog-index/catalog-index.ts';
import type { CatalogColumns } from './catalog-columns.ts';

/** Larger than every place in the order. */
const LAST = 0xffff_ffff;

/**
 * Counts the values of attributes card by card: each value once for a family, in the spelling that comes
 * first. Rows must be added in ascending order.
 */
export class ValueCounter {
  readonly #columns: CatalogColumns;
  /** By attribute: 1 for those that are counted. */
  readonly #counted: Uint8Array;
  /** By value: the last family, from 1 on, and its first spelling. */
  readonly #families: Uint32Array;
  readonly #firsts: Uint32Array;
  readonly #units: Uint32Array;
  readonly #positions: Uint32Array;
  /** Cards by spelling. */
  readonly #cards: Uint32Array;
  #family = 0;
  /** The values of the current family. */
  #current: number[] = [];

  /** @param isCounted whether the values of an attribute are counted */
  constructor(columns: CatalogColumns, isCounted: (name: string) => boolean) {
    const { names, keyNames, spellings } = columns.dictionary;
    this.#columns = columns;
    this.#counted = Uint8Array.from(names, (name) => (isCounted(name) ? 1 : 0));
    this.#families = new Uint32Array(keyNames.length);
    this.#firsts = new Uint32Array(keyNames.length);
    this.#units = new Uint32Array(keyNames.length);
    this.#positions = new Uint32Array(keyNames.length).fill(LAST);
    this.#cards = new Uint32Array(spellings.length);
  }

  add(row: number): void {
    const { dictionary, entries, entryStarts, families, positions } = this.#columns;
    const { entrySpellings, entryUnits, keyNames, spellingKeys, spellingRanks } = dictionary;
    const family = (families[row] ?? 0) + 1;
    if (family !== this.#family) this.#endFamily(family);
    const end = entryStarts[row + 1] ?? 0;
    for (let place = entryStarts[row] ?? 0; place < end; place += 1) {
      const entry = entries[place] ?? 0;
      const spelling = entrySpellings[entry] ?? 0;
      const key = spellingKeys[spelling] ?? 0;
      if (this.#counted[keyNames[key] ?? 0] === 0) continue;
      if (this.#families[key] !== family) {
        this.#families[key] = family;
        this.#firsts[key] = spelling;
        this.#current.push(key);
      } else if (rankOf(spellingRanks, spelling) < rankOf(spellingRanks, this.#firsts[key])) {
        this.#firsts[key] = spelling;
      }
      this.#units[key] = Math.max(this.#units[key] ?? 0, entryUnits[entry] ?? 0);
      this.#positions[key] = Math.min(this.#positions[key] ?? LAST, positions[place] ?? 0);
    }
  }

  /** The counts of all values found, each in its most frequent spelling. */
  finish(): RankedCount[] {
    this.#endFamily(0);
    const { names, keyNames, spellingKeys, spellingRanks, spellings, units } =
      this.#columns.dictionary;
    const found = new Map<number, { spelling: number; most: number; count: number }>();
    for (const [spelling, cards] of this.#cards.entries()) {
      if (cards === 0) continue;
      const key = spellingKeys[spelling] ?? 0;
      const value = found.get(key) ?? { spelling, most: 0, count: 0 };
      const isBefore =
        rankOf(spellingRanks, spelling) < rankOf(spellingRanks, value.spelling) &&
        cards === value.most;
      if (cards > value.most || isBefore) {
        value.spelling = spelling;
        value.most = cards;
      }
      value.count += cards;
      found.set(key, value);
    }
    return [...found].map(([key, { spelling, count }]) => ({
      rank: rankOf(spellingRanks, spelling),
      name: names[keyNames[key] ?? 0] ?? '',
      value: spellings[spelling] ?? '',
      unit: units[this.#units[key] ?? 0] ?? null,
      position: this.#positions[key] ?? 0,
      count,
    }));
  }

  #endFamily(next: number): void {
    for (const key of this.#current) {
      const first = this.#firsts[key] ?? 0;
      this.#cards[first] = (this.#cards[first] ?? 0) + 1;
    }
    this.#current = [];
    this.#family = next;
  }
}

/** A count with the place of its value in the order of the database. */
export type RankedCount = AttributeCount & { readonly rank: number };

function rankOf(ranks: Uint32Array, spelling: number | undefined): number {
  return ranks[spelling ?? 0] ?? 0;
}
