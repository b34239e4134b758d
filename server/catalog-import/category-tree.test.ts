import { describe, expect, it } from 'vitest';
import { buildCategoryTree } from './category-tree.ts';

function category(id: string, parentID = '', name = `Категория ${id}`) {
  return { id, parentID, name, line: 1, picture: null };
}

describe('buildCategoryTree', () => {
  it('places children that come before their parents', () => {
    const { categories } = buildCategoryTree([
      category('3', '2'),
      category('2', '1'),
      category('1'),
    ]);
    expect(categories.map(({ id, path, depth }) => [id, path, depth])).toEqual([
      ['1', '/1/', 1],
      ['2', '/1/2/', 2],
      ['3', '/1/2/3/', 3],
    ]);
  });

  it('treats parentId="0" as the top level', () => {
    expect(buildCategoryTree([category('1', '0')]).categories[0]?.path).toBe('/1/');
  });

  it('warns of a parent that another attribute names', () => {
    const odd = { ...category('2', '1'), parentName: 'parent_id' };
    const { categories, warned } = buildCategoryTree([category('1'), odd]);
    expect(categories.map(({ path }) => path)).toEqual(['/1/', '/1/2/']);
    expect(warned.map(({ reason }) => reason)).toEqual(['parent_id прочитан как parentId']);
  });

  it('moves an orphan to the top level and warns', () => {
    const tree = buildCategoryTree([category('5', '404')]);
    expect(tree.categories[0]?.path).toBe('/5/');
    expect(tree.warned[0]?.reason).toMatch(/404/);
  });

  it('rejects cycles, duplicates, empty names and invalid ids', () => {
    const tree = buildCategoryTree([
      category('1', '2'),
      category('2', '1'),
      category('3'),
      category('3'),
      category('4', '', ' '),
      category('a/b'),
    ]);
    expect(tree.categories.map(({ id }) => id)).toEqual(['3']);
    expect(tree.rejected).toHaveLength(5);
  });

  it('rejects categories that are too deep', () => {
    const chain = 'abcdefghij'.split('').map((id, index, all) => category(id, all[index - 1]));
    expect(buildCategoryTree(chain).categories).toHaveLength(8);
  });
});
