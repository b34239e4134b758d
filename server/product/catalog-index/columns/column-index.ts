import type { components } from '#generated/server/operations.ts';
import type { CatalogIndex } from '#server/product/catalog-index/catalog-index.ts';
import { PRODUCT_FLAGS } from '#server/product/catalog-index/product-flags.ts';
import type { FoundQuery } from '#server/search/find-query.ts';
import { type CatalogColumns, rowsOfCategory, withinCategory } from './catalog-columns.ts';
import { countFacets } from './count-facets.ts';
import { countCards, findPage } from './find-page.ts';
import { flagBit } from './row-choices.ts';

type Filter = components['schemas']['ProductFilter'];

/** A search: its condition on `products p`, and the text query where it is no more than one. */
export type SearchedWords = Pick<FoundQuery, 'condition' | 'words'>;

/** What the columns use of a list's filter. */
export interface ColumnSelection {
  readonly filter: Filter;
  /** The beginning of the paths of the chosen category with its subtree; null without one. */
  readonly categoryPath: string | null;
  readonly found: SearchedWords | null;
}

/** The rows of the listed products that a search finds, ascending. */
export type MatchRows = (found: SearchedWords) => Promise<Uint32Array>;

/** Whether the columns have all that the filter needs: they have no promotions, and nothing of a user. */
export function isInColumns({ source = 'Catalog', ids, promotionID }: Filter): boolean {
  const isOfCatalog = ['Catalog', 'Popular', 'BrandProducts', 'BrandNewItems'].includes(source);
  return isOfCatalog && ids === undefined && promotionID === undefined;
}

const NEW = flagBit(PRODUCT_FLAGS.indexOf('New'));

/** The products of columns, by the filters of `isInColumns`. */
export interface ColumnIndex extends CatalogIndex<ColumnSelection> {
  /** The total of cards in the list. */
  countCards(selection: ColumnSelection): Promise<number>;
}

/** @param matchRows finds the products of a search, whose text is not in the columns */
export function columnIndex(columns: CatalogColumns, matchRows: MatchRows): ColumnIndex {
  const isNewest = ({ filter }: ColumnSelection) => filter.source === 'BrandNewItems';
  const rowsOf = async (selection: ColumnSelection): Promise<Uint32Array> => {
    const { categoryPath: path, found } = selection;
    const matched = found === null ? null : await matchRows(found);
    const placed = () => (path === null ? columns.everyRow : rowsOfCategory(columns, path));
    const rows =
      matched === null
        ? placed()
        : path === null
          ? matched
          : withinCategory(columns, matched, path);
    return isNewest(selection)
      ? rows.filter((row) => ((columns.flags[row] ?? 0) & NEW) !== 0)
      : rows;
  };
  return {
    countFacets: async (selection, depth) =>
      countFacets(columns, await rowsOf(selection), selection.filter, depth),
    countCards: async (selection) => countCards(columns, await rowsOf(selection), selection.filter),
    findPage: async (selection, requested) =>
      findPage(columns, await rowsOf(selection), selection.filter, {
        ...requested,
        newestFirst: isNewest(selection),
      }),
  };
}
