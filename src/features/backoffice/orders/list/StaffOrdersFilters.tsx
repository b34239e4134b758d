import { methodLabels } from '#src/features/cart/page/choices/delivery-offer.ts';
import { describeStatus } from '#src/features/order-parts/status/order-status.ts';
import { statusGroups } from '#src/features/order-parts/status/status-groups.ts';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import type { FilterControl } from '#src/ui/kit/list/filters/filter-history.ts';
import { FilterSelect } from '#src/ui/mantine/fields/FilterSelect.tsx';
import { PeriodFilter } from '#src/ui/mantine/fields/PeriodFilter.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { chosenOrdersFilters, TO_RETURN } from './orders-list-labels.ts';
import { SumFilter } from './SumFilter.tsx';
import type { PaymentChoice, StaffOrdersSearch } from './staff-orders-search.ts';

const statusChoices = statusGroups.map(({ title, statuses }) => ({
  group: title,
  items: statuses
    // Drafts are in no list of staff.
    .filter((value) => value !== 'Draft')
    .map((value) => ({ value, label: describeStatus(value).label })),
}));

const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: '', label: 'Все' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const paymentOptions = optionsOf({
  NotPaid: 'Не оплачен',
  Pending: 'Оплата проверяется',
  Paid: 'Оплачен',
  ToReturn: TO_RETURN,
} satisfies Record<PaymentChoice, string>);
const deliveryOptions = optionsOf(methodLabels);

/** Filters of the orders of all buyers, in the URL. */
export function StaffOrdersFilters({ control }: { control: FilterControl<StaffOrdersSearch> }) {
  const { search, change, reset } = control;
  const { text, status = [], payment = '', delivery = '', sumFrom, sumTo } = search;
  return (
    <FilterBar
      label="Отбор заказов"
      chosen={chosenOrdersFilters(control)}
      onReset={reset}
      first={
        <TextFilter
          label="Номер, товар, контакты"
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
      <SelectField
        label="Оплата"
        value={payment}
        options={paymentOptions}
        onChange={(event) =>
          change({ payment: (event.currentTarget.value || undefined) as PaymentChoice | undefined })
        }
      />
      <SelectField
        label="Доставка"
        value={delivery}
        options={deliveryOptions}
        onChange={(event) =>
          change({
            delivery: (event.currentTarget.value || undefined) as StaffOrdersSearch['delivery'],
          })
        }
      />
      <PeriodFilter value={search} onChange={change} />
      <SumFilter
        label="Сумма от, ₽"
        value={sumFrom}
        onChange={(value) => change({ sumFrom: value })}
      />
      <SumFilter label="Сумма до, ₽" value={sumTo} onChange={(value) => change({ sumTo: value })} />
    </FilterBar>
  );
}
