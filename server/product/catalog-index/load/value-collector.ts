import type { ValueDictionary } from '#server/product/catalog-index/columns/catalog-columns.ts';

/** What the database says of a text: its place among all given ones, and what its spellings share. */
export interface RankedText {
  readonly rank: number;
  readonly key: string;
}

interface Entry {
  readonly name: number;
  readonly value: string;
  readonly unit: string | null;
}

/** Numbers the attributes, values and units of products as they come. */
export class ValueCollector {
  readonly #names = new Map<
    string,
    { readonly index: number; readonly entries: Map<string, number> }
  >();
  readonly #entries: Entry[] = [];

  /** The entry of the dictionary for a value of a product. */
  entryOf(name: string, value: string, unit: string | null): number {
    let known = this.#names.get(name);
    if (known === undefined) {
      known = { index: this.#names.size, entries: new Map() };
      this.#names.set(name, known);
    }
    // No text of the database contains a null character.
    const spelled = unit === null ? value : `${value}\0${unit}`;
    const entry = known.entries.get(spelled);
    if (entry !== undefined) return entry;
    known.entries.set(spelled, this.#entries.length);
    return this.#entries.push({ name: known.index, value, unit }) - 1;
  }

  /** All values and units, which the database has to rank. */
  texts(): string[] {
    const texts = this.#entries.flatMap(({ value, unit }) =>
      unit === null ? [value] : [value, unit],
    );
    return [...new Set(texts)];
  }

  finish(ranked: ReadonlyMap<string, RankedText>): ValueDictionary {
    const names = [...this.#names.keys()];
    const keyIndexes = names.map(() => new Map<string, number>());
    const keyNames: number[] = [];
    const spellingIndexes = names.map(() => new Map<string, number>());
    const spellings: string[] = [];
    const spellingKeys: number[] = [];
    const units = [...new Set(this.#entries.map(({ unit }) => unit))]
      .filter((unit) => unit !== null)
      .toSorted((a, b) => rankOf(ranked, a) - rankOf(ranked, b));
    const unitPlaces = new Map<string | null, number>(
      units.map((unit, place) => [unit, place + 1]),
    );
    const keyOf = (name: number, value: string): number => {
      const text = ranked.get(value)?.key ?? value;
      const known = keyIndexes[name]?.get(text);
      if (known !== undefined) return known;
      keyIndexes[name]?.set(text, keyNames.length);
      return keyNames.push(name) - 1;
    };
    const spellingOf = ({ name, value }: Entry): number => {
      const known = spellingIndexes[name]?.get(value);
      if (known !== undefined) return known;
      spellingIndexes[name]?.set(value, spellings.length);
      spellingKeys.push(keyOf(name, value));
      return spellings.push(value) - 1;
    };
    const entrySpellings = Uint32Array.from(this.#entries, spellingOf);
    return {
      nameIndexes: new Map(names.map((name, index) => [name, index])),
      names,
      keyIndexes,
      keyNames: Uint32Array.from(keyNames),
      spellingKeys: Uint32Array.from(spellingKeys),
      spellings,
      spellingRanks: Uint32Array.from(spellings, (text) => rankOf(ranked, text)),
      entrySpellings,
      entryUnits: Uint32Array.from(this.#entries, ({ unit }) => unitPlaces.get(unit) ?? 0),
      units: [null, ...units],
    };
  }
}

function rankOf(ranked: ReadonlyMap<string, RankedText>, text: string): number {
  return ranked.get(text)?.rank ?? 0;
}
