import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

/** Cards with one value of an attribute. */
export interface AttributeCount {
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly position: number;
  readonly count: number;
}

/** Number of families by value. */
export interface FacetCounts {
  readonly total: number;
  readonly available: number;
  /** Kopecks; null when there are no products. */
  readonly minPrice: number | null;
  /** Kopecks. */
  readonly maxPrice: number | null;
  readonly flags: ReadonlyMap<Schemas['ProductFlag'], number>;
  readonly brands: ReadonlyMap<string, number>;
  /** By the direct subcategories of the chosen one. */
  readonly categories: ReadonlyMap<string, number>;
  readonly attributes: readonly AttributeCount[];
}

/** A page of a list as it was requested. */
export interface PageRequested {
  readonly sort: Schemas['ProductSort'] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The ids of a page and the total. */
export interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * Attributes are counted in lists up to this number of products. Larger lists have few attributes in common,
 * and counting them would be the most expensive part.
 */
export const ATTRIBUTE_FACETS_UP_TO = 6000;

/** Maximum number of values of all attributes together; far beyond what is shown. */
export const MAX_VALUES = 5000;

/**
 * Finds and counts the products of a list. There are two: the database (`list/database-index.ts`), which
 * knows every filter, and columns in memory (`columns/column-index.ts`), which have those that are expensive in a large
 * catalog. Both give the same.
 */
export interface CatalogIndex<Selection> {
  /**
   * Counts all facets. A card counts if one of its products matches all choices together; the counts of a
   * facet ignore its own choice.
   * @param depth level of the categories that are counted
   */
  countFacets(selection: Selection, depth: number): Promise<FacetCounts>;
  /** A page of the list, each family by its first product in the order of the list, and the total of cards. */
  findPage(selection: Selection, requested: PageRequested): Promise<FoundPage>;
}
