import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import { toCategoryReference } from '#server/product/categories/category-tree.ts';
import { listPage } from '#server/product/list/list-page.ts';
import { findQuery } from '#server/search/find-query.ts';
import {
  type NameWords,
  nameHasWords,
  nameMatches,
  requestedStems,
  wordsOf,
} from '#server/search/relevance/name-matches.ts';
import {
  type CatalogSnapshot,
  readSnapshot,
  type SnapshotBrand,
  type SnapshotCategory,
} from './catalog-snapshot.ts';

type Schemas = components['schemas'];

const SUGGESTED_CATEGORIES = 5;
const SUGGESTED_BRANDS = 5;
const SUGGESTED_PRODUCTS = 6;

const knownWords = new WeakMap<SnapshotBrand | SnapshotCategory, NameWords>();

/** Taken apart once for each catalog version, since every typed letter needs all names. */
function wordsOfName(item: SnapshotBrand | SnapshotCategory): NameWords {
  const words = knownWords.get(item) ?? wordsOf(item.name);
  knownWords.set(item, words);
  return words;
}

function byName<T extends SnapshotBrand | SnapshotCategory>(
  named: Iterable<T>,
  query: string,
  limit: number,
): T[] {
  const requested = requestedStems(query);
  const matching = [...named]
    .filter((item) => item.productCount > 0 && nameMatches(wordsOfName(item), requested))
    .map((item) => ({ item, whole: nameHasWords(wordsOfName(item), requested) }))
    .toSorted(
      (a, b) => Number(b.whole) - Number(a.whole) || b.item.productCount - a.item.productCount,
    )
    .map(({ item }) => item);
  // A category and its only subcategory often share a name: only the larger one is shown.
  return [...new Map(matching.toReversed().map((item) => [item.name, item])).values()]
    .toReversed()
    .slice(0, limit);
}

function suggestNames(
  { categories, brands }: CatalogSnapshot,
  query: string,
): Pick<Schemas['SearchResult'], 'categories' | 'brands'> {
  return {
    categories: byName(categories.values(), query, SUGGESTED_CATEGORIES).map((category) => ({
      category: toCategoryReference(category),
      count: category.productCount,
    })),
    brands: byName(brands.values(), query, SUGGESTED_BRANDS).map((brand) => ({
      brand: { id: brand.id, name: brand.name, slug: brand.slug },
      count: brand.productCount,
    })),
  };
}

/** What is offered while a query is being typed: the best products, categories and brands. */
export async function suggest(
  context: Context,
  requested: { query: string; limit: number | undefined; literalQuery: boolean },
): Promise<Schemas['SearchResult']> {
  const { query, limit = SUGGESTED_PRODUCTS, literalQuery } = requested;
  const found = await listPage(context, {
    source: 'Catalog',
    query,
    literalQuery,
    page: 1,
    pageSize: limit,
  });
  const snapshot = await readSnapshot(context.db);
  // Cached by the list's own search: no further query.
  const { replaced } = await findQuery(context.db, query, literalQuery);
  const meant = found.correctedQuery ?? replaced?.query ?? query;
  return {
    query,
    correctedQuery: found.correctedQuery,
    ...(found.replacedName !== undefined && { replacedName: found.replacedName }),
    products: found.items,
    ...suggestNames(snapshot, meant),
    productCount: found.paging.total,
  };
}
