import type { Category } from '#generated/api/model/category.ts';

export interface CategoryNode extends Category {
  children: readonly CategoryNode[];
}

/**
 * The flat list of categories as a tree, in the list's order. A category whose parent is missing is
 * omitted, and so is a cycle: neither can be reached from a root.
 */
export function categoryTree(items: readonly Category[]): readonly CategoryNode[] {
  const byParent = new Map<string | null, Category[]>();
  for (const item of items) {
    const siblings = byParent.get(item.parentID);
    if (siblings) siblings.push(item);
    else byParent.set(item.parentID, [item]);
  }
  const childrenOf = (parentID: string | null): CategoryNode[] =>
    (byParent.get(parentID) ?? []).map((item) => ({ ...item, children: childrenOf(item.id) }));
  return childrenOf(null);
}
