import { describe, expect, it } from 'vitest';
import type { Category } from '#generated/api/model/category.ts';
import { categoryTree } from './category-tree.ts';

function category(id: string, parentID: string | null): Category {
  return { id, parentID, name: id, slug: id, depth: 1, productCount: 0, picture: null };
}

describe('categoryTree', () => {
  it('nests children under their parents in the order of the list', () => {
    const [root, second] = categoryTree([
      category('a', null),
      category('b', null),
      category('a2', 'a'),
      category('a1', 'a'),
      category('a2x', 'a2'),
    ]);
    expect(root?.children.map(({ id }) => id)).toEqual(['a2', 'a1']);
    expect(root?.children[0]?.children.map(({ id }) => id)).toEqual(['a2x']);
    expect(second?.children).toEqual([]);
  });

  it('omits categories that no root leads to', () => {
    const tree = categoryTree([
      category('a', null),
      category('lost', 'missing'),
      category('x', 'y'),
      category('y', 'x'),
    ]);
    expect(tree.map(({ id }) => id)).toEqual(['a']);
  });
});
