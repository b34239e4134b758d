import type { ProductSearch } from './product-search.ts';

/** One line of the order's menu. */
export type SortChoice = 'Default' | 'New' | 'PriceASC' | 'PriceDESC';

export function sortChoiceOf({ sort, direction }: ProductSearch): SortChoice {
  if (sort === 'Price') return direction === 'DESC' ? 'PriceDESC' : 'PriceASC';
  return sort ?? 'Default';
}

/** What the choice changes in the address; the default leaves no trace. */
export function sortPatch(choice: SortChoice): ProductSearch {
  if (choice === 'PriceASC') return { sort: 'Price', direction: undefined };
  if (choice === 'PriceDESC') return { sort: 'Price', direction: 'DESC' };
  return { sort: choice === 'New' ? 'New' : undefined, direction: undefined };
}

/** The menu; the default order is named by what it is for this list. */
export function sortOptions(search: ProductSearch): { value: SortChoice; label: string }[] {
  return [
    { value: 'Default', label: search.query ? 'Подходящие' : 'Популярные' },
    { value: 'New', label: 'Новые' },
    { value: 'PriceASC', label: 'Дешевле' },
    { value: 'PriceDESC', label: 'Дороже' },
  ];
}
