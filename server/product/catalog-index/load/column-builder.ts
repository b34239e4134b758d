import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogColumns } from '#server/product/catalog-index/columns/catalog-columns.ts';
import { GrowingArray } from './growing-array.ts';
import { placesOf, sortedIndexes } from './sort-order.ts';
import { type RankedText, ValueCollector } from './value-collector.ts';
import { WordCollector } from './word-collector.ts';

/** A listed product as the database returns it. */
export interface ProductRow extends Record<string, unknown> {
  readonly id: string;
  readonly family: string;
  readonly brand: string | null;
  readonly path: string;
  /** Kopecks. */
  readonly price: number;
  /** See `CatalogColumns.flags`. */
  readonly flags: number;
  readonly popularity: number;
  readonly variantOrder: number;
  /** Microseconds since 1970. */
  readonly createdAt: number;
  /** The lexemes of the search vector, with `LEXEME_END` between them. */
  readonly lexemes: string;
  readonly attributes: readonly (readonly [
    name: string,
    value: string,
    unit: string | null,
    position: number,
  ])[];
}

/** In no lexeme. */
export const LEXEME_END = '\u001f';

/** Numbers texts as they come. */
class Numbering {
  readonly places = new Map<string, number>();

  placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    this.places.set(text, this.places.size);
    return this.places.size - 1;
  }
}

/** Higher than every value of an `integer` column. */
const ABOVE_INTEGERS = 2 ** 31;

/** Makes columns of products, which must be added in the order of their ids. */
export class ColumnBuilder {
  readonly #ids: string[] = [];
  readonly #families = new Numbering();
  readonly #brands = new Numbering();
  readonly #paths = new Numbering();
  readonly #familyOf = new GrowingArray();
  readonly #brandOf = new GrowingArray();
  readonly #pathOf = new GrowingArray();
  readonly #flags = new GrowingArray();
  readonly #popularity = new GrowingArray();
  readonly #prices: number[] = [];
  readonly #variantOrder: number[] = [];
  readonly #createdAt: number[] = [];
  readonly #entryStarts = new GrowingArray();
  readonly #entries = new GrowingArray();
  readonly #positions = new GrowingArray();
  readonly #values = new ValueCollector();
  readonly #words = new WordCollector();

  add(product: ProductRow): void {
    this.#ids.push(product.id);
    this.#familyOf.push(this.#families.placeOf(product.family));
    this.#brandOf.push(product.brand === null ? 0 : this.#brands.placeOf(product.brand) + 1);
    this.#pathOf.push(this.#paths.placeOf(product.path));
    this.#flags.push(product.flags);
    this.#popularity.push(product.popularity);
    this.#prices.push(product.price);
    this.#variantOrder.push(product.variantOrder);
    this.#createdAt.push(product.createdAt);
    this.#words.add(product.lexemes === '' ? [] : product.lexemes.split(LEXEME_END));
    this.#entryStarts.push(this.#entries.length);
    for (const [name, value, unit, position] of product.attributes) {
      this.#entries.push(this.#values.entryOf(name, value, unit));
      this.#positions.push(position);
    }
  }

  /** All values and units, which `finish` needs ranked. */
  texts(): string[] {
    return this.#values.texts();
  }

  /** Sorts in several turns of the event loop, so that no request waits for all of it. */
  async finish(version: string, ranked: ReadonlyMap<string, RankedText>): Promise<CatalogColumns> {
    const size = this.#ids.length;
    const [families, paths] = [this.#familyOf.items(), this.#pathOf.items()];
    this.#entryStarts.push(this.#entries.length);
    const dictionary = this.#values.finish(ranked);
    await nextTurn();
    const byID = Uint32Array.from({ length: size }, (_, place) => place);
    // Negative variant orders are not imported; if there were any, they must not break the keys.
    const variantPlace = (place: number) => Math.max(0, this.#variantOrder[place] ?? 0);
    const byVariant = placesOf(sortedIndexes(variantPlace, byID));
    await nextTurn();
    const popularity = this.#popularity.items();
    const usual = placesOf(
      sortedIndexes((place) => ABOVE_INTEGERS - 1 - (popularity[place] ?? 0), byVariant),
    );
    await nextTurn();
    const isMixed = findMixed(families, paths, this.#families.places.size);
    const pathTexts = [...this.#paths.places.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    const placesOfPaths = new Map(pathTexts.map((path, place) => [path, place]));
    const pathPlaces = Uint32Array.from(
      this.#paths.places.keys(),
      (path) => placesOfPaths.get(path) ?? 0,
    );
    const byFamily = placesOf(sortedIndexes((place) => families[place] ?? 0, byID));
    await nextTurn();
    const order = sortedIndexes(
      (place) =>
        isMixed[families[place] ?? 0] === 1
          ? pathTexts.length
          : (pathPlaces[paths[place] ?? 0] ?? 0),
      byFamily,
    );
    await nextTurn();
    const pick = (items: ArrayLike<number>) =>
      Uint32Array.from(order, (place) => items[place] ?? 0);
    const ids = Array.from(order, (place) => this.#ids[place] ?? '');
    const mixedFrom = order.findIndex((place) => isMixed[families[place] ?? 0] === 1);
    return {
      version,
      size,
      ids,
      rowsByID: new Map(ids.map((id, row) => [id, row])),
      everyRow: byID,
      families: pick(families),
      mixedFrom: mixedFrom === -1 ? size : mixedFrom,
      brands: pick(this.#brandOf.items()),
      brandIDs: [null, ...this.#brands.places.keys()],
      brandIndexes: new Map([...this.#brands.places].map(([id, place]) => [id, place + 1])),
      paths: Uint32Array.from(order, (place) => pathPlaces[paths[place] ?? 0] ?? 0),
      pathTexts,
      prices: Float64Array.from(order, (place) => this.#prices[place] ?? 0),
      flags: Uint8Array.from(pick(this.#flags.items())),
      usualRanks: pick(usual),
      idRanks: Uint32Array.from(order),
      createdAt: Float64Array.from(order, (place) => this.#createdAt[place] ?? 0),
      ...this.#reorderEntries(order),
      dictionary,
      words: await this.#words.finish(order),
    };
  }

  #reorderEntries(
    order: Uint32Array,
  ): Pick<CatalogColumns, 'entries' | 'entryStarts' | 'positions'> {
    const starts = this.#entryStarts.items();
    const [all, allPositions] = [this.#entries.items(), this.#positions.items()];
    const entryStarts = new Uint32Array(order.length + 1);
    const entries = new Uint32Array(all.length);
    const positions = new Uint16Array(all.length);
    let end = 0;
    for (const [row, place] of order.entries()) {
      const [from, to] = [starts[place] ?? 0, starts[place + 1] ?? 0];
      entryStarts[row] = end;
      entries.set(all.subarray(from, to), end);
      positions.set(allPositions.subarray(from, to), end);
      end += to - from;
    }
    entryStarts[order.length] = end;
    return { entries, entryStarts, positions };
  }
}

/** By family: 1 when its products are in several categories. */
function findMixed(families: Uint32Array, paths: Uint32Array, count: number): Uint8Array {
  const firstPaths = new Uint32Array(count);
  const mixed = new Uint8Array(count);
  for (const [place, family] of families.entries()) {
    const path = (paths[place] ?? 0) + 1;
    if (firstPaths[family] === 0) firstPaths[family] = path;
    else if (firstPaths[family] !== path) mixed[family] = 1;
  }
  return mixed;
}
