import type { Context } from '#server/contract/handlers.ts';
import type { CatalogIndex } from '#server/product/catalog-index/catalog-index.ts';
import { columnIndex, isInColumns } from '#server/product/catalog-index/columns/column-index.ts';
import {
  currentEngine,
  setEngineAside,
} from '#server/product/catalog-index/engine/current-engine.ts';
import {
  type CountingIndex,
  engineIndex,
} from '#server/product/catalog-index/engine/engine-index.ts';
import { currentColumns } from '#server/product/catalog-index/load/current-columns.ts';
import { countingIndex, databaseIndex } from '#server/product/list/database-index.ts';
import type { Selection } from '#server/product/list/product-selection.ts';

type Databases = Pick<Context, 'db' | 'jobs'>;

/** Only the database ranks what a search finds. */
function ranking(db: Context['db'], index: CountingIndex<Selection>): CatalogIndex<Selection> {
  const ranked = databaseIndex(db, index.countCards);
  return {
    countFacets: index.countFacets,
    findPage: (selection, requested) => {
      const { sort } = requested;
      const isRanked = selection.found !== null && (sort === undefined || sort.field === 'Default');
      return (isRanked ? ranked : index).findPage(selection, requested);
    },
  };
}

/**
 * What finds and counts the products of a list: the search engine of the settings, or columns in memory, where there
 * are current ones that have all of the filter, otherwise the database.
 * @param version of the catalog that the list is cached by
 */
export function chooseIndex(
  { db, jobs }: Databases,
  { filter }: Selection,
  version: string,
): CatalogIndex<Selection> {
  if (!isInColumns(filter)) return databaseIndex(db);
  const copy = currentEngine(jobs, version);
  if (copy !== null) {
    return ranking(
      db,
      engineIndex(copy, countingIndex(db), () => setEngineAside(jobs)),
    );
  }
  const held = currentColumns(jobs, version);
  if (held === null) return databaseIndex(db);
  return ranking(db, columnIndex(held.columns, held.matched.in(db)));
}
