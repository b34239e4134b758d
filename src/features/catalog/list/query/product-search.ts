import type { ProductFilter } from '#generated/api/model/productFilter.ts';
import type { ProductFlag } from '#generated/api/model/productFlag.ts';
import type { ProductListRequest } from '#generated/api/model/productListRequest.ts';
import type { ProductSortField } from '#generated/api/model/productSortField.ts';
import type { ProductSource } from '#generated/api/model/productSource.ts';
import type { SortDirection } from '#generated/api/model/sortDirection.ts';
import { withInvalidParams } from '#src/browser/invalid-params.ts';
import {
  bool,
  integer,
  oneOf,
  type ParamParser,
  parseParam,
  parseParams,
  pattern,
} from '#src/lib/search-params.ts';
import { readChoices } from './attribute-choice.ts';

export const PRODUCTS_PER_PAGE = 24;
const MAX_RUBLES = 99_999_999;
/** Maximum length of a query that is searched for, by the contract. */
export const MAX_QUERY_LENGTH = 200;
const MAX_TYPED_LENGTH = 2000;

const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);
const choice = pattern(/^.{1,800}$/s);
/** Longer than the searched part: `searchedPart` truncates it. */
const typedQuery: ParamParser<string> = (value) =>
  value.trim().slice(0, MAX_TYPED_LENGTH) || undefined;
/** «1 000», «12,5»: rounded to whole rubles so that the range is never narrower than typed. */
const rubles =
  (round: (value: number) => number): ParamParser<number> =>
  (value) => {
    const number = /^\s*\d[\d\s]*([.,]\d+)?\s*$/.test(value)
      ? round(Number(value.replace(/\s/g, '').replace(',', '.')))
      : Number.NaN;
    return number <= MAX_RUBLES ? number : undefined;
  };
const range = pattern(/^\s*\d*\s*(?:[:–-]|\.\.)\s*\d*\s*$/);
/** The source of a list; the whole catalog by default. */
const source = oneOf<Exclude<ProductSource, 'Catalog'>>({
  RecentlyViewed: true,
  PromotionProducts: true,
  Popular: true,
  BrandProducts: true,
  BrandNewItems: true,
  Favorites: true,
  PreviouslyBought: true,
});
const flag = oneOf<ProductFlag>({ New: true, Discount: true, HasFeedback: true });
const sortField = oneOf<ProductSortField>({ Default: true, New: true, Price: true });
const direction = oneOf<SortDirection>({ ASC: true, DESC: true });

/**
 * Search parameters of the list. Defaults are omitted: no `page` is the first one, no `source` the
 * whole catalog, no `sort` the source's own order. Prices are whole rubles, `attribute` contains
 * choices in the format of `attribute-choice.ts`.
 */
export interface ProductSearch {
  query?: string | undefined;
  literal?: true | undefined;
  source?: Exclude<ProductSource, 'Catalog'> | undefined;
  category?: string | undefined;
  brand?: string[] | undefined;
  promotion?: string | undefined;
  attribute?: string[] | undefined;
  flag?: ProductFlag[] | undefined;
  available?: true | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** «1:100000» of an external link is parsed into the two limits above. */
  price?: undefined;
  sort?: ProductSortField | undefined;
  direction?: SortDirection | undefined;
  page?: number | undefined;
  /** Rejected parameters, «page=last»: they are shown, and removed with the next change. */
  invalid?: string[] | undefined;
}

/**
 * Parses the search parameters. Never throws: invalid values go to `invalid` and the rest stays,
 * so that a bad link never breaks the page. Absent and invalid parameters are explicitly undefined:
 * the router merges the result over the raw search.
 */
export function parseProductSearch(search: unknown): ProductSearch {
  const given: Record<string, unknown> =
    typeof search === 'object' && search !== null ? { ...search } : {};
  const sort = parseParam(given.sort, sortField);
  const [from, to] = parseParam(given.price, range)?.split(/[:–-]|\.\./) ?? [];
  const [low, high] = [
    parseParam(given.priceFrom ?? from, rubles(Math.floor)),
    parseParam(given.priceTo ?? to, rubles(Math.ceil)),
  ];
  // Swapped limits mean the same range.
  const isTurned = low !== undefined && high !== undefined && low > high;
  const read: ProductSearch = {
    query: parseParam(given.query, typedQuery),
    literal: parseParam(given.literal, bool),
    source: parseParam(given.source, source),
    category: parseParam(given.category, id),
    brand: parseParams(given.brand, id, 50),
    promotion: parseParam(given.promotion, id),
    attribute: parseParams(given.attribute, choice, 200),
    flag: parseParams(given.flag, flag, 3),
    available: parseParam(given.available, bool),
    priceFrom: isTurned ? high : low,
    priceTo: isTurned ? low : high,
    sort,
    direction: sort && parseParam(given.direction, direction),
    page: parseParam(given.page, integer(2, 10_000)),
  };
  const known = from === undefined ? { ...read, price: undefined } : read;
  return { ...withInvalidParams(given, known), price: undefined };
}

/** The searched beginning of a query, cut at a word boundary if possible. */
export function searchedPart(query: string): string {
  if (query.length <= MAX_QUERY_LENGTH) return query;
  const start = query.slice(0, MAX_QUERY_LENGTH);
  const end = start.lastIndexOf(' ');
  return start
    .slice(0, end > MAX_QUERY_LENGTH / 2 ? end : MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * The request for the filters of a list; also the part of a list request without sort order and
 * page.
 */
export function toFilterRequest(search: ProductSearch): ProductFilter {
  const attributes = readChoices(search.attribute ?? []);
  return {
    ...(search.source && { source: search.source }),
    ...(search.category && { categoryID: search.category }),
    ...(search.brand && { brandIDs: search.brand }),
    ...(search.promotion && { promotionID: search.promotion }),
    ...(search.query && { query: searchedPart(search.query) }),
    ...(search.literal && { literalQuery: true }),
    ...(attributes.length > 0 && { attributes }),
    ...(search.priceFrom !== undefined && { priceFrom: search.priceFrom * 100 }),
    ...(search.priceTo !== undefined && { priceTo: search.priceTo * 100 }),
    ...(search.available && { onlyAvailable: true }),
    ...(search.flag && { flags: search.flag }),
  };
}

/** The request for one page of a list. */
export function toListRequest(search: ProductSearch): ProductListRequest {
  return {
    ...toFilterRequest(search),
    ...(search.sort && {
      sort: {
        field: search.sort,
        ...(search.direction && { direction: search.direction }),
      },
    }),
    page: search.page ?? 1,
    pageSize: PRODUCTS_PER_PAGE,
  };
}

/** The same list without filters; query and source stay. */
export function withoutFilters(search: ProductSearch): ProductSearch {
  const { query, literal, source, category, promotion, sort, direction } = search;
  return parseProductSearch({
    query,
    literal,
    source,
    category,
    promotion,
    sort,
    direction,
    // In a brand's own list the brand is not a filter.
    brand: source === 'BrandProducts' ? search.brand : undefined,
  });
}

/** The brand whose own list this is; undefined for any other list, and for one of several brands. */
export function brandOf({ source, brand = [] }: ProductSearch): string | undefined {
  return source === 'BrandProducts' && brand.length === 1 ? brand[0] : undefined;
}

/** Number of active filters, shown on the phone's filter button. */
export function countFilters(search: ProductSearch): number {
  const lists = [search.attribute, search.flag];
  if (search.source !== 'BrandProducts') lists.push(search.brand as never);
  return (
    lists.reduce((sum, values) => sum + (values?.length ?? 0), 0) +
    (search.available ? 1 : 0) +
    (search.priceFrom !== undefined || search.priceTo !== undefined ? 1 : 0)
  );
}
