import { sql } from 'drizzle-orm';
import type { CatalogIndex } from '#server/product/catalog-index/catalog-index.ts';
import type { ColumnSelection } from '#server/product/catalog-index/columns/column-index.ts';
import type { FoundCounts } from '#server/search/find-query.ts';
import { conditionsOf, whereOf } from './engine-conditions.ts';
import { countEngineFacets, countFamilies, type EngineCopy } from './engine-facets.ts';
import { findEnginePage } from './engine-page.ts';
import { productsOf } from './engine-state.ts';
import { matchExpression } from './engine-words.ts';

/** An index that also counts the cards of a list by themselves. */
export interface CountingIndex<Selection extends ColumnSelection> extends CatalogIndex<Selection> {
  /** The total of cards in the list. */
  countCards(selection: Selection): Promise<number>;
}

/**
 * The products of a search engine, by the filters of `isInColumns`. The database takes searches whose words are no
 * text query, long lists, and everything while the engine does not respond. Values of attributes are shown
 * in the spelling, with the unit and at the place that they have in the whole catalog, where the other indexes take those
 * of the list.
 * @param onFailure learns that the engine did not respond
 */
export function engineIndex<Selection extends ColumnSelection>(
  copy: EngineCopy,
  fallback: CountingIndex<Selection>,
  onFailure: (error: unknown) => void,
): CountingIndex<Selection> {
  const orElse = async <Result>(
    byEngine: () => Promise<Result | null>,
    byDatabase: () => Promise<Result>,
  ): Promise<Result> => {
    let result: Result | null = null;
    try {
      result = await byEngine();
    } catch (error) {
      onFailure(error);
    }
    return result ?? byDatabase();
  };
  return {
    countFacets: (selection, depth) =>
      orElse(
        async () => {
          const conditions = conditionsOf(selection);
          return conditions === null ? null : countEngineFacets(copy, conditions, depth);
        },
        () => fallback.countFacets(selection, depth),
      ),
    countCards: (selection) =>
      orElse(
        async () => {
          const conditions = conditionsOf(selection);
          return conditions === null ? null : countFamilies(copy, whereOf(conditions));
        },
        () => fallback.countCards(selection),
      ),
    findPage: (selection, requested) =>
      orElse(
        async () => {
          const conditions = conditionsOf(selection);
          const newestFirst = selection.filter.source === 'BrandNewItems';
          return conditions === null
            ? null
            : findEnginePage(copy, conditions, { ...requested, newestFirst });
        },
        () => fallback.findPage(selection, requested),
      ),
  };
}

/** How many listed products and families a text query finds; null when the engine lacks a part of it. */
export async function countEngineWords(
  { engine, slot }: EngineCopy,
  words: string,
): Promise<FoundCounts | null> {
  const expression = matchExpression(words);
  if (expression === null) return null;
  const [row] = await engine.query(sql`
    select count(distinct family) as total, count(*) as products
    from ${productsOf(slot)} where match(${expression})`);
  return { total: Number(row?.total ?? 0), productCount: Number(row?.products ?? 0) };
}
