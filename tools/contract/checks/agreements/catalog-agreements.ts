import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Agreement, Pair, Read } from './agreement.ts';
import { byID, comparedRecords, objectsOf, sameRecord, totalOf } from './agreement-kinds.ts';

const totalOfProducts = async (read: Read, filter: JsonObject) =>
  totalOf(await read('listProducts', { body: { ...filter, pageSize: 1 } }));

const productFields = ['id', 'name', 'price', 'priceWithoutDiscount', 'available', 'weight'];
const categoryFields = ['id', 'parentID', 'name', 'slug', 'depth', 'productCount'];

/** The ids of a category and of everything below it. */
function subtreeOf(root: unknown, categories: readonly JsonObject[]): Set<unknown> {
  const inside = new Set([root]);
  for (let size = 0; size < inside.size; ) {
    size = inside.size;
    for (const { id, parentID } of categories) if (inside.has(parentID)) inside.add(id);
  }
  return inside;
}

/** Products of a category belong to it or to a category below it. */
function insideCategory(operation: string): Agreement {
  return {
    subject: `products of a category in ${operation} belong to it`,
    operations: [operation],
    as: 'main',
    compare: async (read) => {
      const categories = objectsOf(await read('getCategoryTree'));
      const [first, second] = categories.filter(({ depth }) => depth === 1);
      const chosen = second ?? first;
      if (chosen === undefined) return [];
      const id = String(chosen.id);
      const isGet = operation === 'listHitProducts';
      const parameters = isGet
        ? { query: [['categoryID', id]] as const }
        : { body: { categoryID: id } };
      const inside = subtreeOf(chosen.id, categories);
      const strays = valuesAt(await read(operation, parameters), '/items/*/category/id').filter(
        (category) => !inside.has(category),
      );
      return [{ what: `categories beside ${id}`, one: [], other: strays }];
    },
  };
}

/** A record is found by its name. */
function foundByName(
  source: string,
  search: string,
  place: string,
  parameters: { body?: JsonObject } = {},
): Agreement {
  return {
    subject: `${search} finds by its name what ${source} lists`,
    operations: [search],
    as: 'main',
    compare: async (read) => {
      // Not the first record: a search that ignores its query would return that one.
      const chosen = objectsOf(await read(source, parameters)).at(-1);
      if (chosen === undefined) return [];
      const query = [['query', String(chosen.name)]] as const;
      const found = valuesAt(await read(search, { query }), place);
      return [{ what: String(chosen.name), one: true, other: found.includes(chosen.id) }];
    },
  };
}

/** Related reads of the catalog. */
export const catalogAgreements: readonly Agreement[] = [
  sameRecord(
    'listProducts',
    'getProductBySlug',
    ({ slug }) => ({ slug: String(slug) }),
    productFields,
    { parameters: { body: { pageSize: comparedRecords } }, member: 'product' },
  ),
  sameRecord('getCategoryTree', 'getCategory', byID, categoryFields, { member: 'category' }),
  {
    subject: 'the filter and the list count alike',
    operations: ['getProductFilters', 'listProducts'],
    as: 'main',
    compare: async (read) => {
      const filters = await read('getProductFilters');
      const pairs = [
        { what: 'everything', one: filters.total, other: await totalOfProducts(read, {}) },
      ];
      const { availability } = filters;
      pairs.push({
        what: 'what can be bought',
        one: isObject(availability) ? availability.count : undefined,
        other: await totalOfProducts(read, { onlyAvailable: true }),
      });
      for (const { brand, count } of objectsOf(filters, 'brands').slice(0, 1)) {
        const id = isObject(brand) ? String(brand.id) : '';
        const other = await totalOfProducts(read, { brandIDs: [id] });
        pairs.push({ what: `brand ${id}`, one: count, other });
      }
      return pairs;
    },
  },
  {
    subject: 'a brand and a category count their products as the list does',
    operations: ['listBrands', 'getCategoryTree', 'listProducts'],
    as: 'main',
    compare: async (read) => {
      const [brand] = objectsOf(await read('listBrands'));
      const [category] = objectsOf(await read('getCategoryTree'));
      if (brand === undefined || category === undefined) return [];
      return [
        {
          what: `brand ${brand.id}`,
          one: brand.productCount,
          other: await totalOfProducts(read, { brandIDs: [brand.id] }),
        },
        {
          what: `category ${category.id}`,
          one: category.productCount,
          other: await totalOfProducts(read, { categoryID: category.id }),
        },
      ];
    },
  },
  {
    subject: 'the way to a category is its breadcrumbs and itself',
    operations: ['getCategory', 'getCategoryHierarchy'],
    as: 'main',
    compare: async (read) => {
      const deep = objectsOf(await read('getCategoryTree')).findLast(({ depth }) => depth !== 1);
      if (deep === undefined) return [];
      const way = objectsOf(await read('getCategoryHierarchy', { path: byID(deep) }));
      const { breadcrumbs } = await read('getCategory', { path: byID(deep) });
      return [
        { what: 'its end', one: deep.id, other: way.at(-1)?.id },
        { what: 'breadcrumbs', one: breadcrumbs, other: way.slice(0, -1) },
      ];
    },
  },
  ...['listProducts', 'listPromotionProducts', 'listHitProducts'].map(insideCategory),
  foundByName('listProducts', 'searchCatalog', '/products/*/id', {
    body: { pageSize: comparedRecords },
  }),
  foundByName('listBrands', 'searchBrands', '/items/*/id'),
  {
    subject: 'a promotion counts its products as their list does',
    operations: ['listPromotions', 'listPromotionProducts'],
    as: 'main',
    compare: async (read) => {
      const pairs: Pair[] = [];
      for (const { id, productCount } of objectsOf(await read('listPromotions')).slice(0, 2)) {
        const list = await read('listPromotionProducts', { body: { promotionID: id } });
        pairs.push({ what: String(id), one: productCount, other: totalOf(list) });
      }
      return pairs;
    },
  },
  {
    subject: 'a comparison of given products holds each of them',
    operations: ['getCompare'],
    as: 'main',
    compare: async (read) => {
      const ids = valuesAt(await read('listProducts', { body: { pageSize: 2 } }), '/items/*/id');
      const query = ids.map((id) => ['productID', String(id)] as const);
      const compared = valuesAt(
        await read('getCompare', { query }),
        '/groups/*/products/*/product/id',
      );
      return [{ what: 'products', one: ids.toSorted(), other: compared.toSorted() }];
    },
  },
];
