interface Page<Item> {
  items: readonly Item[];
  paging: { total: number };
}

/**
 * The items of all pages of a list, requested one after another, up to `most`.
 * @param read fetches one page; the first is 1
 */
export async function fetchAllPages<Item>(
  read: (page: number) => Promise<Page<Item>>,
  most: number,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items: more, paging } = await read(page);
    items.push(...more);
    if (more.length === 0 || items.length >= Math.min(paging.total, most)) break;
  }
  return items.slice(0, most);
}
