import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import { findQuery } from '#server/search/find-query.ts';
import { type CatalogueSnapshot, findCategory, readSnapshot } from './catalogue-snapshot.ts';
import {
  type ChoiceConditions,
  categoryCondition,
  choiceConditions,
} from './product-conditions.ts';
import { sourceRules } from './product-source.ts';
import { textArray } from './sql-values.ts';

type Schemas = components['schemas'];

/** A filter made ready for queries over `products p`. */
export interface Selection {
  readonly snapshot: CatalogueSnapshot;
  /** Where the list comes from: source, category, query, ids. Facets never leave it out. */
  readonly base: readonly SQL[];
  readonly choices: ChoiceConditions;
  /** Order natural to the list, before availability and popularity; null for the usual one. */
  readonly order: SQL | null;
  /** True when `order` is how well products match a text. */
  readonly isRanked: boolean;
  /** Of a text: what comes first by `order`, and what comes next; null when an index knows neither. */
  readonly best: { readonly first: SQL; readonly next: SQL } | null;
  readonly correctedQuery: string | null;
  /** Size of the base when the snapshot already knows it; null otherwise. */
  readonly knownTotal: number | null;
  /** True when the same filter selects the same for every reader. */
  readonly isShared: boolean;
}

function knownTotal(snapshot: CatalogueSnapshot, filter: Schemas['ProductFilter']): number | null {
  const { categoryID, source = 'Catalog', ids, query, promotionID } = filter;
  const plain = ['Catalog', 'Popular', 'BrandProducts'].includes(source);
  if (!plain || ids !== undefined || query !== undefined || promotionID !== undefined) return null;
  if (categoryID !== undefined) return findCategory(snapshot, categoryID)?.productCount ?? 0;
  const roots = snapshot.children.get(null) ?? [];
  return roots.reduce((sum, { productCount }) => sum + productCount, 0);
}

/**
 * Reads what a filter means.
 * @throws ApiProblem 401 when its source belongs to a reader and nobody is signed in.
 */
export async function select(
  context: Pick<Context, 'db' | 'session' | 'now'>,
  filter: Schemas['ProductFilter'],
): Promise<Selection> {
  const { db } = context;
  const source = sourceRules(filter.source ?? 'Catalog', context, filter.promotionID);
  const snapshot = await readSnapshot(db);
  const found =
    filter.query === undefined
      ? null
      : await findQuery(db, filter.query, filter.literalQuery ?? false);
  const ids = filter.ids === undefined ? null : textArray(filter.ids);
  const base = [
    source.keepsUnlisted || ids !== null ? null : sql`p.listed`,
    source.condition,
    filter.categoryID === undefined ? null : categoryCondition(snapshot, filter.categoryID),
    found?.condition,
    ids === null ? null : sql`p.id = any(${ids})`,
  ].filter((condition) => condition !== null && condition !== undefined);
  return {
    snapshot,
    base,
    choices: choiceConditions(filter),
    order: found?.rank ?? (ids === null ? source.order : sql`array_position(${ids}, p.id)`),
    isRanked: found !== null,
    best: found?.first && found.begins ? { first: found.first, next: found.begins } : null,
    correctedQuery: found?.correctedQuery ?? null,
    knownTotal: knownTotal(snapshot, filter),
    isShared: !source.keepsUnlisted,
  };
}
