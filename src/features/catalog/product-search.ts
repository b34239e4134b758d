import * as z from 'zod/mini';
import type { ProductFilter } from '#generated/api/model/productFilter.ts';
import { ProductFlag } from '#generated/api/model/productFlag.ts';
import type { ProductListRequest } from '#generated/api/model/productListRequest.ts';
import { ProductSource } from '#generated/api/model/productSource.ts';
import { SortDirection } from '#generated/api/model/sortDirection.ts';
import { readChoices } from './attribute-choice.ts';

export const PRODUCTS_PER_PAGE = 24;
const MOST_ROUBLES = 99_999_999;

const one = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Whatever is wrong in an address is dropped and the rest kept: a bad link never breaks the page. */
const single = <T extends z.ZodMiniType<unknown, string>>(schema: T) =>
  z.catch(
    z.optional(z.pipe(z.transform(one), schema as z.ZodMiniType<z.output<T>, unknown>)),
    undefined,
  );

/** Repeated keys; broken and repeated values are left out, an empty list is no list. */
const several = <T>(schema: z.ZodMiniType<T, string>, most: number) =>
  z.pipe(
    z.transform((value: unknown) => {
      const values = [value].flat().flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      });
      return values.length > 0 ? [...new Set(values)].slice(0, most) : undefined;
    }),
    z.custom<T[] | undefined>(),
  );

const whole = (least: number, most: number) =>
  z.pipe(
    z.transform((value: string) => (value === '' ? Number.NaN : Number(value))),
    z.int().check(z.gte(least), z.lte(most)),
  );

const yes = z.pipe(
  z.transform((value: string) => String(value) === 'true'),
  z.literal(true),
);

const schema = z.object({
  query: single(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  literal: single(yes),
  source: single(ProductSource),
  category: single(id),
  brand: several(id, 50),
  promotion: single(id),
  attribute: several(z.string().check(z.minLength(1), z.maxLength(800)), 200),
  flag: several(ProductFlag, 3),
  available: single(yes),
  priceFrom: single(whole(0, MOST_ROUBLES)),
  priceTo: single(whole(0, MOST_ROUBLES)),
  sort: single(z.enum(['New', 'Price'])),
  direction: single(SortDirection),
  page: single(whole(2, 10_000)),
});

type Parsed = z.output<typeof schema>;

/**
 * What the address of the list says. Defaults leave no trace: no `page` is the first one, no
 * `source` the whole catalogue, no `sort` the source's own order. Prices are whole roubles,
 * `attribute` holds choices as `attribute-choice.ts` writes them.
 */
export type ProductSearch = { [K in keyof Parsed]?: Parsed[K] | undefined };

/**
 * Reads the search part of an address. Never throws. What is not there or wrong is named as
 * undefined: the router lays the result over the raw address.
 */
export function parseProductSearch(search: unknown): ProductSearch {
  const read = schema.parse(typeof search === 'object' && search !== null ? search : {});
  return {
    ...read,
    source: read.source === 'Catalog' ? undefined : read.source,
    direction: read.sort ? read.direction : undefined,
  };
}

/** The request for the filters of a list; also the part of a list that is not order and page. */
export function toFilterRequest(search: ProductSearch): ProductFilter {
  const attributes = readChoices(search.attribute ?? []);
  return {
    ...(search.source && { source: search.source }),
    ...(search.category && { categoryID: search.category }),
    ...(search.brand && { brandIDs: search.brand }),
    ...(search.promotion && { promotionID: search.promotion }),
    ...(search.query && { query: search.query }),
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

/** The same list without anything the reader chose in the filters; words and source stay. */
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
    // In a brand's own list the brand is what the list is about.
    brand: source === 'BrandProducts' ? search.brand : undefined,
  });
}

/** How many filters are on: the number on the phone's filter button. */
export function countFilters(search: ProductSearch): number {
  const lists = [search.attribute, search.flag];
  if (search.source !== 'BrandProducts') lists.push(search.brand as never);
  return (
    lists.reduce((sum, values) => sum + (values?.length ?? 0), 0) +
    (search.available ? 1 : 0) +
    (search.priceFrom !== undefined || search.priceTo !== undefined ? 1 : 0)
  );
}
