import { NativeSelect } from '@mantine/core';
import { periodText } from '#src/features/orders/list/chosen-filters.ts';
import { useFilterChoices } from '#src/features/orders/list/filter-choices.ts';
import type { ChosenFilter } from '#src/ui/kit/list/ChosenFilters.tsx';
import { FilterBar } from '#src/ui/kit/list/FilterBar.tsx';
import { FilterSelect } from '#src/ui/mantine/FilterSelect.tsx';
import { PeriodFilter } from '#src/ui/mantine/PeriodFilter.tsx';
import { TextFilter } from '#src/ui/mantine/TextFilter.tsx';
import type { AnalyticOrder } from './analytic-search.ts';
import type { AnalyticFilterControl } from './use-analytic-filter.ts';

const orders: { value: AnalyticOrder | ''; label: string }[] = [
  { value: '', label: 'По сумме' },
  { value: 'Quantity', label: 'По количеству' },
  { value: 'Orders', label: 'По числу заказов' },
  { value: 'Name', label: 'По названию' },
];

/** Text, buyer, tag, period and order of the products. */
export function AnalyticFilters({ control }: { control: AnalyticFilterControl }) {
  const { search, change, reset } = control;
  const { customers, tags } = useFilterChoices();
  const { text, customer = [], tag = [], from, to } = search;
  const period = periodText(from, to);
  const labelOf = (choices: typeof customers, id: string) =>
    choices.find(({ value }) => value === id)?.label;
  const chosen: ChosenFilter[] = [
    ...(text
      ? [{ id: 'text', label: `«${text}»`, remove: () => change({ text: undefined }) }]
      : []),
    ...customer.map((id) => ({
      id: `customer-${id}`,
      label: labelOf(customers, id) ?? 'Покупатель',
      remove: () => change({ customer: customer.filter((one) => one !== id) }),
    })),
    ...tag.map((id) => ({
      id: `tag-${id}`,
      label: `Метка: ${labelOf(tags, id) ?? 'без названия'}`,
      remove: () => change({ tag: tag.filter((one) => one !== id) }),
    })),
    ...(period
      ? [{ id: 'period', label: period, remove: () => change({ from: undefined, to: undefined }) }]
      : []),
  ];
  return (
    <FilterBar
      label="Отбор покупок"
      chosen={chosen}
      onReset={reset}
      first={
        <TextFilter
          label="Название или артикул"
          value={text ?? ''}
          onChange={(value) => change({ text: value || undefined })}
        />
      }
    >
      {customers.length > 1 && (
        <FilterSelect
          label="Покупатель"
          choices={customers}
          chosen={customer}
          onAdd={(value) => change({ customer: [...customer, value] })}
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label="Метка"
          choices={tags}
          chosen={tag}
          onAdd={(value) => change({ tag: [...tag, value] })}
        />
      )}
      <PeriodFilter value={search} onChange={change} />
      <NativeSelect
        label="Порядок"
        data={orders}
        value={search.sort ?? ''}
        onChange={(event) =>
          change({ sort: (event.currentTarget.value || undefined) as AnalyticOrder | undefined })
        }
      />
    </FilterBar>
  );
}
