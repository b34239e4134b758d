import type { OrderBuyer } from '#generated/api/model/index.ts';
import { chosenStatuses } from '#src/features/order-parts/status/status-groups.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { ChosenFilter } from '#src/ui/kit/list/ChosenFilters.tsx';
import { buyerName } from './BuyerFilter.tsx';
import type { useFilterChoices } from './filter-choices.ts';
import type { OrdersFilterControl } from './use-orders-filter.ts';

type Choices = ReturnType<typeof useFilterChoices>;

/** Active filters of the list, one chip each. */
export function chosenFilters(
  { search, change }: OrdersFilterControl,
  { customers, tags }: Choices,
  buyers: readonly OrderBuyer[],
): ChosenFilter[] {
  const { status = [], customer = [], tag = [], who, from, to, text } = search;
  const without = <T>(list: readonly T[], gone: readonly T[]) =>
    list.filter((item) => !gone.includes(item));
  const named = (choices: Choices['tags'], id: string, fallback: string) =>
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

/** «01.03.2026 – 31.03.2026», «с 01.03.2026», «по 31.03.2026»; '' for all time. */
export function periodText(from: string | undefined, to: string | undefined): string {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `с ${formatDate(from)}`;
  return to ? `по ${formatDate(to)}` : '';
}
