import type { Context } from '#server/contract/handlers.ts';
import type { CatalogIndex } from '#server/product/catalog-index/catalog-index.ts';
import { columnIndex, isInColumns } from '#server/product/catalog-index/columns/column-index.ts';
import { currentColumns } from '#server/product/catalog-index/load/current-columns.ts';
import { databaseIndex } from './database-index.ts';
import type { Selection } from './product-selection.ts';

/**
 * What finds and counts the products of a list: columns in memory, where there are current ones that have all of the
 * filter, otherwise the database. Only the database ranks what a search finds.
 * @param version of the catalog that the list is cached by
 */
export function chooseIndex(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { filter }: Selection,
  version: string,
): CatalogIndex<Selection> {
  const held = isInColumns(filter) ? currentColumns(jobs, version) : null;
  if (held === null) return databaseIndex(db);
  const columns = columnIndex(held.columns, held.matched.in(db));
  const ranking = databaseIndex(db, columns.countCards);
  return {
    countFacets: columns.countFacets,
    findPage: (selection, requested) => {
      const { sort } = requested;
      const isRanked = selection.found !== null && (sort === undefined || sort.field === 'Default');
      return (isRanked ? ranking : columns).findPage(selection, requested);
    },
  };
}
