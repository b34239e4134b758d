import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import { textArray } from '#server/db/sql-values.ts';
import {
  type CatalogSnapshot,
  findCategory,
  readSnapshot,
} from '#server/product/catalog-snapshot.ts';
import { type FoundQuery, findQuery } from '#server/search/find-query.ts';
import { wordCounter } from './index-choice/word-counter.ts';
import type { OrderKey } from './page-queries.ts';
import {
  type ChoiceConditions,
  categoryCondition,
  choiceConditions,
  pathOf,
} from './product-conditions.ts';
import { sourceRules } from './product-source.ts';

type Schemas = components['schemas'];

/** A filter prepared for queries over `products p`. */
export interface Selection {
  readonly filter: Schemas['ProductFilter'];
  readonly snapshot: CatalogSnapshot;
  /** The base conditions: source, category, query, ids. Facets always apply them. */
  readonly base: readonly SQL[];
  /** The same without the query. */
  readonly place: readonly SQL[];
  readonly choices: ChoiceConditions;
  /** The path of the chosen category; null without one. */
  readonly categoryPath: string | null;
  /** The natural order of the list, before availability and popularity; null for the default. */
  readonly order: OrderKey | null;
  /** The search query; null without one. */
  readonly found: FoundQuery | null;
  readonly correctedQuery: string | null;
  /** Size of the base when it is already known; null otherwise. */
  readonly knownTotal: number | null;
  /** A family is one card; otherwise each product is listed separately. */
  readonly byFamily: boolean;
  /** Only category and text restrict the list before the choices. */
  readonly isWhole: boolean;
  /** True when the same filter selects the same for every user. */
  readonly isShared: boolean;
}

function knownTotal(
  snapshot: CatalogSnapshot,
  filter: Schemas['ProductFilter'],
  found: FoundQuery | null,
): number | null {
  const { categoryID, source = 'Catalog', ids, promotionID } = filter;
  const plain = ['Catalog', 'Popular', 'BrandProducts'].includes(source);
  if (!plain || ids !== undefined || promotionID !== undefined) return null;
  if (found !== null) return categoryID === undefined ? found.total : null;
  if (categoryID !== undefined) return findCategory(snapshot, categoryID)?.productCount ?? 0;
  return snapshot.familyCount;
}

function naturalOrder(
  found: FoundQuery | null,
  ids: SQL | null,
  bySource: OrderKey | null,
): OrderKey | null {
  if (found !== null) return { value: found.rank, descending: false };
  if (ids !== null) return { value: sql`array_position(${ids}, p.id)`, descending: false };
  return bySource;
}

/**
 * Translates a filter into conditions.
 * @throws ApiProblem 401 when its source belongs to a user and nobody is signed in.
 */
export async function select(
  context: Pick<Context, 'db' | 'jobs' | 'session' | 'now'>,
  filter: Schemas['ProductFilter'],
): Promise<Selection> {
  const { db, jobs } = context;
  const source = sourceRules(filter.source ?? 'Catalog', context, filter.promotionID);
  const snapshot = await readSnapshot(db);
  const found =
    filter.query === undefined
      ? null
      : await findQuery(db, filter.query, filter.literalQuery ?? false, (version) =>
          wordCounter(jobs, version),
        );
  const ids = filter.ids === undefined ? null : textArray(filter.ids);
  const place = [
    source.includesUnlisted || ids !== null ? null : sql`p.listed`,
    source.condition,
    filter.categoryID === undefined ? null : categoryCondition(snapshot, filter.categoryID),
    ids === null ? null : sql`p.id = any(${ids})`,
  ].filter((condition) => condition !== null);
  return {
    filter,
    snapshot,
    base: found === null ? place : [...place, found.condition],
    place,
    categoryPath: filter.categoryID === undefined ? null : pathOf(snapshot, filter.categoryID),
    choices: choiceConditions(filter),
    order: naturalOrder(found, ids, source.order),
    found,
    correctedQuery: found?.correctedQuery ?? null,
    knownTotal: knownTotal(snapshot, filter, found),
    byFamily: !source.listsVariants && ids === null,
    isWhole: source.condition === null && ids === null,
    isShared: !source.includesUnlisted,
  };
}
