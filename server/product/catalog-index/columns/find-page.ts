import type { components } from '#generated/server/operations.ts';
import type { FoundPage, PageRequested } from '#server/product/catalog-index/catalog-index.ts';
import type { Choices } from '#server/product/catalog-index/choices.ts';
import { AVAILABLE, type CatalogColumns } from './catalog-columns.ts';
import { firstRows } from './first-rows.ts';
import { NONE, RowChoices } from './row-choices.ts';

type ProductSort = components['schemas']['ProductSort'];

/** Negative when row `a` is before row `b`. */
type Compare = (a: number, b: number) => number;

interface RowOrder {
  /** Which product of a family its card shows. */
  readonly inFamily: Compare;
  /** Which card comes first. */
  readonly inList: Compare;
}

/** The orders of `page-queries.ts`. @param newestFirst when the list has no order of its own */
function orderOf(
  columns: CatalogColumns,
  sort: ProductSort | undefined,
  newestFirst: boolean,
): RowOrder {
  const { createdAt, flags, idRanks, prices, size, usualRanks } = columns;
  const usualPlace = (row: number) =>
    (usualRanks[row] ?? 0) + (((flags[row] ?? 0) & AVAILABLE) === 0 ? size : 0);
  const usual: Compare = (a, b) => usualPlace(a) - usualPlace(b);
  const by = (key: Float64Array, isDescending: boolean): Compare =>
    isDescending
      ? (a, b) => (key[b] ?? 0) - (key[a] ?? 0)
      : (a, b) => (key[a] ?? 0) - (key[b] ?? 0);
  if (sort === undefined || sort.field === 'Default') {
    const newest = by(createdAt, true);
    const order: Compare = newestFirst ? (a, b) => newest(a, b) || usual(a, b) : usual;
    return { inFamily: order, inList: order };
  }
  const isPrice = sort.field === 'Price';
  const isDescending = (sort.direction ?? (isPrice ? 'ASC' : 'DESC')) === 'DESC';
  const byKey = by(isPrice ? prices : createdAt, isDescending);
  const byID: Compare = (a, b) => (idRanks[a] ?? 0) - (idRanks[b] ?? 0);
  return {
    inFamily: (a, b) => byKey(a, b) || usual(a, b),
    inList: (a, b) => byKey(a, b) || (isDescending ? byID(b, a) : byID(a, b)),
  };
}

/** The first matching row of each family. @param rows ascending */
function firstOfFamilies(
  { families }: CatalogColumns,
  rows: Uint32Array,
  choices: RowChoices,
  inFamily: Compare,
): number[] {
  const firsts: number[] = [];
  let family = -1;
  for (const row of rows) {
    if (choices.missedBy(row) !== NONE) continue;
    const own = families[row] ?? 0;
    if (own !== family) {
      firsts.push(row);
      family = own;
    } else if (inFamily(row, firsts[firsts.length - 1] ?? row) < 0) {
      firsts[firsts.length - 1] = row;
    }
  }
  return firsts;
}

/** The number of families with a matching product. @param rows those of the list without the choices, ascending */
export function countCards(columns: CatalogColumns, rows: Uint32Array, choices: Choices): number {
  return firstOfFamilies(columns, rows, new RowChoices(columns, choices), () => 0).length;
}

/** @param rows those of the list without the choices, ascending. @param newestFirst when nothing else was requested */
export function findPage(
  columns: CatalogColumns,
  rows: Uint32Array,
  choices: Choices,
  { sort, page, pageSize, newestFirst }: PageRequested & { readonly newestFirst: boolean },
): FoundPage {
  const { inFamily, inList } = orderOf(columns, sort, newestFirst);
  const firsts = firstOfFamilies(columns, rows, new RowChoices(columns, choices), inFamily);
  const end = page * pageSize;
  const listed = firstRows(firsts, end, inList).slice(end - pageSize);
  return { ids: listed.map((row) => columns.ids[row] ?? ''), total: firsts.length };
}
