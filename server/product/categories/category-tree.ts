import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { CatalogSnapshot, SnapshotCategory } from '#server/product/catalog-snapshot.ts';

type Schemas = components['schemas'];

/** The deepest level of the tree that the menu shows. */
const TREE_DEPTH = 3;
const TREE_SIZE = limits['CategoryTree.items'];
const MAX_CHILDREN = limits['CategoryDetail.children'];

/** A category as products refer to it. */
export function toCategoryReference(category: {
  id: string;
  name: string;
  slug: string;
}): Schemas['CategoryReference'] {
  return { id: category.id, name: category.name, slug: category.slug };
}

/** A category of the catalog, with the number of its products. */
export function toCategory(category: SnapshotCategory): Schemas['Category'] {
  return {
    ...toCategoryReference(category),
    parentID: category.parentID,
    depth: category.depth,
    productCount: category.productCount,
    picture: category.picture,
  };
}

/** Direct subcategories that have products, in display order. */
export function childrenOf(
  snapshot: CatalogSnapshot,
  parentID: string | null,
): readonly SnapshotCategory[] {
  return (snapshot.children.get(parentID) ?? [])
    .filter(({ productCount }) => productCount > 0)
    .slice(0, MAX_CHILDREN);
}

/**
 * Selects level by level, so that a tree above the limit of the contract loses leaves and never a
 * parent; returns parents before children.
 */
export function flattenTree(snapshot: CatalogSnapshot): readonly SnapshotCategory[] {
  const included = new Set<string | null>([null]);
  let level = childrenOf(snapshot, null);
  for (let depth = 1; depth <= TREE_DEPTH; depth += 1) {
    for (const { id } of level.slice(0, TREE_SIZE + 1 - included.size)) included.add(id);
    level = level.flatMap(({ id }) => (included.has(id) ? childrenOf(snapshot, id) : []));
  }
  const descend = (parentID: string | null): SnapshotCategory[] =>
    childrenOf(snapshot, parentID)
      .filter(({ id }) => included.has(id))
      .flatMap((category) => [category, ...descend(category.id)]);
  return descend(null);
}
