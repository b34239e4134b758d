import type { WordIndex } from '#server/product/catalog-index/words/word-index.ts';

/** Bits of `CatalogColumns.flags`. */
export const AVAILABLE = 1;

/** The names, values and units of all attributes, each spelling once. */
export interface ValueDictionary {
  /** Attributes by name. */
  readonly nameIndexes: ReadonlyMap<string, number>;
  readonly names: readonly string[];
  /** Values of an attribute by what their spellings share; see `valueKey`. */
  readonly keyIndexes: readonly ReadonlyMap<string, number>[];
  /** The attribute of each value. */
  readonly keyNames: Uint32Array;
  /** The value and the text of each spelling. */
  readonly spellingKeys: Uint32Array;
  readonly spellings: readonly string[];
  /** Places of the spellings in the order of the database. */
  readonly spellingRanks: Uint32Array;
  /** A spelling with a unit: the products point to these. */
  readonly entrySpellings: Uint32Array;
  /** 0 without a unit; otherwise the larger, the later in the order of the database. */
  readonly entryUnits: Uint32Array;
  /** By `entryUnits`. */
  readonly units: readonly (string | null)[];
}

/**
 * What lists and facets need of all listed products, in typed arrays. Products of a family are in adjacent rows, so
 * that families are counted without a set. Families within one category come first, in the order of the
 * categories' paths, so that a category with its subtree is one range; those from `mixedFrom` on have products in
 * several categories.
 */
export interface CatalogColumns {
  readonly version: string;
  readonly size: number;
  /** Ids of products by row. */
  readonly ids: readonly string[];
  readonly rowsByID: ReadonlyMap<string, number>;
  readonly everyRow: Uint32Array;
  readonly families: Uint32Array;
  readonly mixedFrom: number;
  /** Places in `brandIDs`; 0 without a brand. */
  readonly brands: Uint32Array;
  readonly brandIDs: readonly (string | null)[];
  readonly brandIndexes: ReadonlyMap<string, number>;
  /** Places in `pathTexts`, which is sorted. */
  readonly paths: Uint32Array;
  readonly pathTexts: readonly string[];
  /** Kopecks. Changes between imports. */
  readonly prices: Float64Array;
  /** `AVAILABLE`, then a bit for each of `PRODUCT_FLAGS`. Changes between imports. */
  readonly flags: Uint8Array;
  /** Places by popularity, variant and id: the default order without availability. */
  readonly usualRanks: Uint32Array;
  /** Places by id in the order of the database. */
  readonly idRanks: Uint32Array;
  /** Microseconds since 1970. */
  readonly createdAt: Float64Array;
  /** The first attribute of each row in `entries` and `positions`, and the end of the last. */
  readonly entryStarts: Uint32Array;
  readonly entries: Uint32Array;
  readonly positions: Uint16Array;
  readonly dictionary: ValueDictionary;
  readonly words: WordIndex;
}

/** The first place of a sorted array whose item is not less than `text`. */
function lowerBound(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts after every path with the prefix before it. */
const LAST = '\uFFFF';

/** The first row before `mixedFrom` whose path is not before `path`. */
function firstRow({ paths, mixedFrom }: CatalogColumns, path: number): number {
  let [low, high] = [0, mixedFrom];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle] ?? 0) < path) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The places of the paths that begin with `prefix`: from the first, up to the second. */
function pathRange({ pathTexts }: CatalogColumns, prefix: string): [number, number] {
  return [lowerBound(pathTexts, prefix), lowerBound(pathTexts, prefix + LAST)];
}

/** The rows of a category with its subtree, ascending. */
export function rowsOfCategory(columns: CatalogColumns, prefix: string): Uint32Array {
  const { everyRow, paths, mixedFrom } = columns;
  const [first, end] = pathRange(columns, prefix);
  const whole = everyRow.subarray(firstRow(columns, first), firstRow(columns, end));
  const mixed = everyRow
    .subarray(mixedFrom)
    .filter((row) => (paths[row] ?? 0) >= first && (paths[row] ?? 0) < end);
  if (mixed.length === 0) return whole;
  const rows = new Uint32Array(whole.length + mixed.length);
  rows.set(whole);
  rows.set(mixed, whole.length);
  return rows;
}

/** Those of the rows that are in a category or its subtree. */
export function withinCategory(
  columns: CatalogColumns,
  rows: Uint32Array,
  prefix: string,
): Uint32Array {
  const [first, end] = pathRange(columns, prefix);
  const { paths } = columns;
  return rows.filter((row) => (paths[row] ?? 0) >= first && (paths[row] ?? 0) < end);
}
