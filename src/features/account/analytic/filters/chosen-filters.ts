import type { AnalyticChoice } from '#generated/api/model/analyticChoice.ts';
import type { AnalyticChoices } from '#generated/api/model/analyticChoices.ts';
import { chosenStatuses } from '#src/features/order-parts/status/status-groups.ts';
import { periodText } from '#src/features/orders/list/filters/chosen-filters.ts';
import type { ChosenFilter } from '#src/ui/kit/list/filters/ChosenFilters.tsx';
import { analyticPresets } from './analytic-period.ts';
import type { AnalyticFilterControl } from './use-analytic-filter.ts';

/** Filters by ids of which several may be chosen. */
export type ListFilter = 'customer' | 'buyer' | 'tag' | 'brand';

/** Labels of a choice that has no orders any more, so that the response does not name it. */
const unknown: Readonly<Record<ListFilter, string>> = {
  customer: 'Покупатель',
  buyer: 'Сотрудник',
  tag: 'Метка',
  brand: 'Бренд',
};

/** Active filters of the analytics, one chip each. */
export function chosenFilters(
  { search, change }: AnalyticFilterControl,
  choices: AnalyticChoices | undefined,
): ChosenFilter[] {
  const { text, category, status = [], period, from, to } = search;
  const ofList = (name: ListFilter, list: readonly AnalyticChoice[] = []) =>
    (search[name] ?? []).map((id) => ({
      id: `${name}-${id}`,
      label: nameIn(list, id) ?? unknown[name],
      remove: () => change({ [name]: search[name]?.filter((one) => one !== id) }),
    }));
  const days = period ? analyticPresets[period] : periodText(from, to);
  return [
    ...(text
      ? [{ id: 'text', label: `«${text}»`, remove: () => change({ text: undefined }) }]
      : []),
    ...(days
      ? [
          {
            id: 'period',
            label: days,
            remove: () => change({ period: undefined, from: undefined, to: undefined }),
          },
        ]
      : []),
    ...ofList('customer', choices?.customers),
    ...ofList('buyer', choices?.buyers),
    ...ofList('tag', choices?.tags),
    ...(category
      ? [
          {
            id: 'category',
            label: nameIn(choices?.categories ?? [], category) ?? 'Категория',
            remove: () => change({ category: undefined }),
          },
        ]
      : []),
    ...ofList('brand', choices?.brands),
    ...chosenStatuses(status).map(({ id, label, statuses }) => ({
      id,
      label,
      remove: () => change({ status: status.filter((one) => !statuses.includes(one)) }),
    })),
  ];
}

function nameIn(choices: readonly AnalyticChoice[], id: string): string | undefined {
  return choices.find((choice) => choice.id === id)?.name;
}
