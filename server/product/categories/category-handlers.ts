import type { Context, Handlers } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import {
  type CatalogSnapshot,
  findCategory,
  lineageOf,
  readSnapshot,
  type SnapshotCategory,
} from '#server/product/catalog-snapshot.ts';
import { matchesTag, versionHeaders } from '#server/product/etag.ts';
import { childrenOf, flattenTree, toCategory, toCategoryReference } from './category-tree.ts';

async function requireCategory(
  { db }: Context,
  id: string,
): Promise<{ snapshot: CatalogSnapshot; category: SnapshotCategory }> {
  const snapshot = await readSnapshot(db);
  const category = findCategory(snapshot, id);
  if (category === undefined) {
    throw new ApiProblem(404, 'Такой категории нет', { reason: 'NotFound' });
  }
  return { snapshot, category };
}

export const categoryHandlers = {
  getCategoryTree: async ({ headers: requested }, { db }) => {
    const snapshot = await readSnapshot(db);
    const headers = versionHeaders(snapshot.version);
    if (matchesTag(requested['If-None-Match'], headers.ETag)) return { status: 304, headers };
    const items = flattenTree(snapshot).map(toCategory);
    return { status: 200, headers, body: { version: snapshot.version, items } };
  },

  getCategory: async ({ params }, context) => {
    const { snapshot, category } = await requireCategory(context, params.id);
    return {
      status: 200,
      body: {
        category: toCategory(category),
        breadcrumbs: lineageOf(snapshot, category).slice(0, -1).map(toCategoryReference),
        children: childrenOf(snapshot, category.id).map(toCategory),
      },
    };
  },

  getCategoryHierarchy: async ({ params }, context) => {
    const { snapshot, category } = await requireCategory(context, params.id);
    return {
      status: 200,
      body: { items: lineageOf(snapshot, category).map(toCategoryReference) },
    };
  },
} satisfies Partial<Handlers>;
