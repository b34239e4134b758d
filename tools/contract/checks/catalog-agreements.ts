import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Agreement, Ask, Pair } from './agreement.ts';
import { byID, comparedRecords, objectsOf, sameRecord, totalOf } from './agreement-kinds.ts';

const totalOfProducts = async (ask: Ask, filter: JsonObject) =>
  totalOf(await ask('listProducts', { body: { ...filter, pageSize: 1 } }));

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

/** Products of a category lie in it or below it. */
function insideCategory(operation: string): Agreement {
  return {
    subject: `products of a category in ${operation} lie in it`,
    operations: [operation],
    as: 'main',
    compare: async (ask) => {
      const categories = objectsOf(await ask('getCategoryTree'));
      const [first, second] = categories.filter(({ depth }) => depth === 1);
      const wished = second ?? first;
      if (wished === undefined) return [];
      const id = String(wished.id);
      const isGet = operation === 'listHitProducts';
      const asked = isGet ? { query: [['categoryID', id]] as const } : { body: { categoryID: id } };
      const inside = subtreeOf(wished.id, categories);
      const strays = valuesAt(await ask(operation, asked), '/items/*/category/id').filter(
        (category) => !inside.has(category),
      );
      return [{ what: `categories beside ${id}`, one: [], other: strays }];
    },
  };
}

/** What bears a name is found by it. */
function foundByName(
  source: string,
  search: string,
  place: string,
  asked: { body?: JsonObject } = {},
): Agreement {
  return {
    subject: `${search} finds by its name what ${source} lists`,
    operations: [search],
    as: 'main',
    compare: async (ask) => {
      // Not the first: a search that does not look at its query would show that one.
      const wished = objectsOf(await ask(source, asked)).at(-1);
      if (wished === undefined) return [];
      const query = [['query', String(wished.name)]] as const;
      const found = valuesAt(await ask(search, { query }), place);
      return [{ what: String(wished.name), one: true, other: found.includes(wished.id) }];
    },
  };
}

/** Reads of the catalog that speak of the same. */
export const catalogAgreements: readonly Agreement[] = [
  sameRecord(
    'listProducts',
    'getProductBySlug',
    ({ slug }) => ({ slug: String(slug) }),
    productFields,
    { asked: { body: { pageSize: comparedRecords } }, member: 'product' },
  ),
  sameRecord('getCategoryTree', 'getCategory', byID, categoryFields, { member: 'category' }),
  {
    subject: 'the filter and the list count alike',
    operations: ['getProductFilters', 'listProducts'],
    as: 'main',
    compare: async (ask) => {
      const filters = await ask('getProductFilters');
      const pairs = [
        { what: 'everything', one: filters.total, other: await totalOfProducts(ask, {}) },
      ];
      const { availability } = filters;
      pairs.push({
        what: 'what can be bought',
        one: isObject(availability) ? availability.count : undefined,
        other: await totalOfProducts(ask, { onlyAvailable: true }),
      });
      for (const { brand, count } of objectsOf(filters, 'brands').slice(0, 1)) {
        const id = isObject(brand) ? String(brand.id) : '';
        const other = await totalOfProducts(ask, { brandIDs: [id] });
        pairs.push({ what: `brand ${id}`, one: count, other });
      }
      return pairs;
    },
  },
  {
    subject: 'a brand and a category count their products as the list does',
    operations: ['listBrands', 'getCategoryTree', 'listProducts'],
    as: 'main',
    compare: async (ask) => {
      const [brand] = objectsOf(await ask('listBrands'));
      const [category] = objectsOf(await ask('getCategoryTree'));
      if (brand === undefined || category === undefined) return [];
      return [
        {
          what: `brand ${brand.id}`,
          one: brand.productCount,
          other: await totalOfProducts(ask, { brandIDs: [brand.id] }),
        },
        {
          what: `category ${category.id}`,
          one: category.productCount,
          other: await totalOfProducts(ask, { categoryID: category.id }),
        },
      ];
    },
  },
  {
    subject: 'the way to a category is its breadcrumbs and itself',
    operations: ['getCategory', 'getCategoryHierarchy'],
    as: 'main',
    compare: async (ask) => {
      const deep = objectsOf(await ask('getCategoryTree')).findLast(({ depth }) => depth !== 1);
      if (deep === undefined) return [];
      const way = objectsOf(await ask('getCategoryHierarchy', { path: byID(deep) }));
      const { breadcrumbs } = await ask('getCategory', { path: byID(deep) });
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
    compare: async (ask) => {
      const pairs: Pair[] = [];
      for (const { id, productCount } of objectsOf(await ask('listPromotions')).slice(0, 2)) {
        const list = await ask('listPromotionProducts', { body: { promotionID: id } });
        pairs.push({ what: String(id), one: productCount, other: totalOf(list) });
      }
      return pairs;
    },
  },
  {
    subject: 'a comparison of given products holds each of them',
    operations: ['getCompare'],
    as: 'main',
    compare: async (ask) => {
      const ids = valuesAt(await ask('listProducts', { body: { pageSize: 2 } }), '/items/*/id');
      const query = ids.map((id) => ['productID', String(id)] as const);
      const compared = valuesAt(
        await ask('getCompare', { query }),
        '/groups/*/products/*/product/id',
      );
      return [{ what: 'products', one: ids.toSorted(), other: compared.toSorted() }];
    },
  },
];
