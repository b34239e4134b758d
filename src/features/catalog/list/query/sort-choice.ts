import type { ProductSearch } from './product-search.ts';

/** One option of the sort menu. */
export type SortChoice = 'Default' | 'New' | 'PriceASC' | 'PriceDESC';

/** The option of the sort select, by the search parameters. */
export function sortChoiceOf({ sort, direction }: ProductSearch): SortChoice {
  if (sort === 'Price') return direction === 'DESC' ? 'PriceDESC' : 'PriceASC';
  return sort ?? 'Default';
}

/** The search parameters of a choice; the default is omitted. */
export function sortPatch(choice: SortChoice): ProductSearch {
  if (choice === 'PriceASC') return { sort: 'Price', direction: undefined };
  if (choice === 'PriceDESC') return { sort: 'Price', direction: 'DESC' };
  return { sort: choice === 'New' ? 'New' : undefined, direction: undefined };
}

/** Options of the menu; the label of the default order depends on the list. */
export function sortOptions(search: ProductSearch): { value: SortChoice; label: string }[] {
  return [
    { value: 'Default', label: search.query ? 'Подходящие' : 'Популярные' },
    { value: 'New', label: 'Новые' },
    { value: 'PriceASC', label: 'Дешевле' },
    { value: 'PriceDESC', label: 'Дороже' },
  ];
}
