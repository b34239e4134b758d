import type { CategoryFacetValue } from '#generated/api/model/categoryFacetValue.ts';
import { periodText } from '#src/features/orders/list/filters/chosen-filters.ts';
import type { FilterChoices } from '#src/features/orders/list/filters/filter-choices.ts';
import type { ChosenFilter } from '#src/ui/kit/list/filters/ChosenFilters.tsx';
import type { PurchasesFilterControl } from './use-purchases-filter.ts';

/** Active filters of the purchases, one chip each. */
export function chosenFilters(
  { search, change }: PurchasesFilterControl,
  { customers, tags }: FilterChoices,
  categories: readonly CategoryFacetValue[],
): ChosenFilter[] {
  const { text, category, customer = [], tag = [], from, to, available } = search;
  const chips: ChosenFilter[] = [];
  if (text)
    chips.push({ id: 'text', label: `«${text}»`, remove: () => change({ text: undefined }) });
  if (category) {
    const known = categories.find((value) => value.category.id === category);
    chips.push({
      id: 'category',
      label: known?.category.name ?? 'Категория',
      remove: () => change({ category: undefined }),
    });
  }
  for (const id of customer) {
    chips.push({
      id: `customer-${id}`,
      label: customers.find(({ value }) => value === id)?.label ?? 'Покупатель',
      remove: () => change({ customer: customer.filter((one) => one !== id) }),
    });
  }
  for (const id of tag) {
    const name = tags.find(({ value }) => value === id)?.label ?? 'без названия';
    chips.push({
      id: `tag-${id}`,
      label: `Метка: ${name}`,
      remove: () => change({ tag: tag.filter((one) => one !== id) }),
    });
  }
  const period = periodText(from, to);
  if (period) {
    chips.push({
      id: 'period',
      label: period,
      remove: () => change({ from: undefined, to: undefined }),
    });
  }
  if (available) {
    chips.push({
      id: 'available',
      label: 'В наличии',
      remove: () => change({ available: undefined }),
    });
  }
  return chips;
}
