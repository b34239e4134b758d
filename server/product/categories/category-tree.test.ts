import { describe, expect, it } from 'vitest';
import type { CatalogSnapshot, SnapshotCategory } from '#server/product/catalog-snapshot.ts';
import { flattenTree } from './category-tree.ts';

function snapshotOf(paths: readonly string[], empty: readonly string[] = []): CatalogSnapshot {
  const categories = paths.map((path): SnapshotCategory => {
    const chain = path.split('/');
    const id = chain.at(-1) ?? '';
    return {
      id,
      parentID: chain.at(-2) ?? null,
      name: id,
      slug: id,
      path: `/${path}/`,
      depth: chain.length,
      productCount: empty.includes(id) ? 0 : 1,
      picture: null,
    };
  });
  return {
    version: '1',
    familyCount: 0,
    categories: new Map(categories.map((category) => [category.id, category])),
    categoriesBySlug: new Map(),
    children: Map.groupBy(categories, ({ parentID }) => parentID),
    brands: new Map(),
  };
}

const ids = (snapshot: CatalogSnapshot) => flattenTree(snapshot).map(({ id }) => id);

describe('flattenTree', () => {
  it('puts parents before children and keeps their order', () => {
    expect(ids(snapshotOf(['b', 'a', 'b/b2', 'b/b1', 'a/a1', 'b/b2/x']))).toEqual([
      'b',
      'b2',
      'x',
      'b1',
      'a',
      'a1',
    ]);
  });

  it('omits empty categories with their subtrees, and levels deeper than the menu', () => {
    expect(ids(snapshotOf(['a', 'a/b', 'a/b/c', 'a/b/c/d']))).toEqual(['a', 'b', 'c']);
    expect(ids(snapshotOf(['a', 'a/b', 'a/b/c'], ['b']))).toEqual(['a']);
  });

  it('drops leaves, never parents, beyond the limit of the contract', () => {
    const roots = Array.from({ length: 100 }, (_, n) => `r${n}`);
    const below = roots.flatMap((root) =>
      Array.from({ length: 30 }, (_, n) => `${root}/${root}-${n}`),
    );
    const included = ids(snapshotOf([...roots, ...below]));
    expect(included).toHaveLength(2000);
    expect(roots.every((root) => included.includes(root))).toBe(true);
  });

  it('is empty for an empty catalog', () => {
    expect(ids(snapshotOf([]))).toEqual([]);
  });
});
