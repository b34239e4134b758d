import type { AnalyticChoices } from '#generated/api/model/analyticChoices.ts';
import type { AnalyticOrder } from '#src/features/account/analytic/analytic-search.ts';
import { describeStatus } from '#src/features/order-parts/status/order-status.ts';
import { statusGroups } from '#src/features/order-parts/status/status-groups.ts';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { FilterSelect } from '#src/ui/mantine/fields/FilterSelect.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { AnalyticPeriodFilter } from './AnalyticPeriodFilter.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { chosenFilters } from './chosen-filters.ts';
import type { AnalyticFilterControl } from './use-analytic-filter.ts';

const orders: { value: AnalyticOrder | ''; label: string }[] = [
  { value: '', label: 'По сумме' },
  { value: 'Quantity', label: 'По количеству' },
  { value: 'Orders', label: 'По числу заказов' },
  { value: 'Name', label: 'По названию' },
];

interface AnalyticFiltersProps {
  control: AnalyticFilterControl;
  /** What the filters can be set to; undefined when the response is an error. */
  choices: AnalyticChoices | undefined;
}

/** Text, period, company, employee, tag, category, brand, status, and the order of the products. */
export function AnalyticFilters({ control, choices }: AnalyticFiltersProps) {
  const { search, change, reset } = control;
  const { status = [] } = search;
  return (
    <FilterBar
      label="Отбор покупок"
      chosen={chosenFilters(control, choices)}
      onReset={reset}
      first={
        <TextFilter
          label="Название или артикул"
          value={search.text ?? ''}
          onChange={(value) => change({ text: value || undefined })}
        />
      }
    >
      <AnalyticPeriodFilter control={control} />
      {choices && (
        <>
          <ChoiceFilter
            label="Покупатель"
            name="customer"
            choices={choices.customers}
            control={control}
          />
          <ChoiceFilter
            label="Кто заказал"
            name="buyer"
            choices={choices.buyers}
            control={control}
          />
          <ChoiceFilter
            label="Метка"
            name="tag"
            choices={choices.tags}
            control={control}
            least={1}
          />
          <FilterSelect
            label="Категория"
            choices={choices.categories.map(({ id, name, orderCount }) => ({
              value: id,
              label: `${name} (${orderCount})`,
            }))}
            chosen={search.category ? [search.category] : []}
            onAdd={(category) => change({ category: category || undefined })}
          />
          <ChoiceFilter
            label="Бренд"
            name="brand"
            choices={choices.brands}
            control={control}
            least={1}
          />
          <FilterSelect
            label="Статус"
            choices={statusChoices(choices.statuses)}
            chosen={status}
            onAdd={(value) => change({ status: [...status, value as (typeof status)[number]] })}
          />
        </>
      )}
      <SelectField
        label="Порядок"
        options={orders}
        value={search.sort ?? ''}
        onChange={(event) =>
          change({ sort: (event.currentTarget.value || undefined) as AnalyticOrder | undefined })
        }
      />
    </FilterBar>
  );
}

/** Statuses with orders, in the groups and the order of an order's life cycle. */
function statusChoices(counted: AnalyticChoices['statuses']) {
  return statusGroups.map(({ title, statuses }) => ({
    group: title,
    items: statuses.flatMap((value) => {
      const found = counted.find(({ status }) => status === value);
      return found
        ? [{ value, label: `${describeStatus(value).label} (${found.orderCount})` }]
        : [];
    }),
  }));
}
