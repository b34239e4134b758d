import type { OrderBuyer } from '#generated/api/model/index.ts';
import { chosenStatuses } from '#src/features/order-parts/status/status-groups.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { inOrder } from '#src/lib/search-params.ts';
import type { ChosenFilter } from '#src/ui/kit/list/filters/ChosenFilters.tsx';
import { buyerName } from './BuyerFilter.tsx';
import type { FilterChoices } from './filter-choices.ts';
import type { OrdersFilterControl } from './use-orders-filter.ts';

/** Active filters of the list, one chip each. */
export function chosenFilters(
  { search, change }: OrdersFilterControl,
  { customers, tags }: FilterChoices,
  buyers: readonly OrderBuyer[],
): ChosenFilter[] {
  const { status = [], customer = [], tag = [], who, from, to, text } = search;
  const without = <T>(list: readonly T[], gone: readonly T[]) =>
    list.filter((item) => !gone.includes(item));
  const named = (choices: FilterChoices['tags'], id: string, fallback: string) =>
    choices.find(({ value }) => value === id)?.label ?? fallback;
  const period = periodText(from, to);
  return [
    ...(text
      ? [{ id: 'text', label: `«${text}»`, remove: () => change({ text: undefined }) }]
      : []),
    ...chosenStatuses(status).map(({ id, label, statuses }) => ({
      id,
      label,
      remove: () => change({ status: without(status, statuses) }),
    })),
    ...(period
      ? [{ id: 'period', label: period, remove: () => change({ from: undefined, to: undefined }) }]
      : []),
    ...customer.map((id) => ({
      id: `customer-${id}`,
      label: named(customers, id, 'Покупатель'),
      remove: () => change({ customer: without(customer, [id]) }),
    })),
    ...(who
      ? [
          {
            id: 'who',
            label: `Кто заказал: ${buyerName(buyers, who)}`,
            remove: () => change({ who: undefined }),
          },
        ]
      : []),
    ...tag.map((id) => ({
      id: `tag-${id}`,
      label: `Метка: ${named(tags, id, 'без названия')}`,
      remove: () => change({ tag: without(tag, [id]) }),
    })),
  ];
}

/**
 * «01.03.2026 – 31.03.2026», «с 01.03.2026», «по 31.03.2026»; '' for all time. Of a reversed period the
 * days between its bounds, which it means, and that they were swapped.
 */
export function periodText(first: string | undefined, last: string | undefined): string {
  const { from, to } = inOrder({ from: first, to: last });
  const swapped = from === first ? '' : ', даты переставлены';
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}${swapped}`;
  if (from) return `с ${formatDate(from)}`;
  return to ? `по ${formatDate(to)}` : '';
}
