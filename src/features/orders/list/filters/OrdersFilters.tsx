import type { OrderBuyer } from '#generated/api/model/index.ts';
import { describeStatus } from '#src/features/order-parts/status/order-status.ts';
import { statusGroups } from '#src/features/order-parts/status/status-groups.ts';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { FilterSelect } from '#src/ui/mantine/fields/FilterSelect.tsx';
import { PeriodFilter } from '#src/ui/mantine/fields/PeriodFilter.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { BuyerFilter } from './BuyerFilter.tsx';
import { chosenFilters } from './chosen-filters.ts';
import type { FilterChoices } from './filter-choices.ts';
import type { OrdersFilterControl } from './use-orders-filter.ts';

const statusChoices = statusGroups.map(({ title, statuses }) => ({
  group: title,
  items: statuses.map((value) => ({ value, label: describeStatus(value).label })),
}));

interface OrdersFiltersProps {
  control: OrdersFilterControl;
  choices: FilterChoices;
  /** The people whose orders the user may see. */
  buyers: readonly OrderBuyer[];
}

/** Text, status, period, customer, person, tag. */
export function OrdersFilters({ control, choices, buyers }: OrdersFiltersProps) {
  const { search, change, reset } = control;
  const { status = [], customer = [], tag = [], text } = search;
  const { customers, tags } = choices;
  return (
    <FilterBar
      label="Отбор заказов"
      chosen={chosenFilters(control, choices, buyers)}
      onReset={reset}
      first={
        <TextFilter
          label="Номер, товар или артикул"
          value={text ?? ''}
          onChange={(value) => change({ text: value || undefined })}
        />
      }
    >
      <FilterSelect
        label="Статус"
        choices={statusChoices}
        chosen={status}
        onAdd={(value) => change({ status: [...status, value as (typeof status)[number]] })}
      />
      <PeriodFilter value={search} onChange={change} />
      {customers.length > 1 && (
        <FilterSelect
          label="Покупатель"
          choices={customers}
          chosen={customer}
          onAdd={(value) => change({ customer: [...customer, value] })}
        />
      )}
      <BuyerFilter buyers={buyers} value={search.who} onChange={(who) => change({ who })} />
      {tags.length > 0 && (
        <FilterSelect
          label="Метка"
          choices={tags}
          chosen={tag}
          onAdd={(value) => change({ tag: [...tag, value] })}
        />
      )}
    </FilterBar>
  );
}
