import { Checkbox } from '@mantine/core';
import type { CategoryFacetValue } from '#generated/api/model/categoryFacetValue.ts';
import type { FilterChoices } from '#src/features/orders/list/filters/filter-choices.ts';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { FilterSelect } from '#src/ui/mantine/fields/FilterSelect.tsx';
import { PeriodFilter } from '#src/ui/mantine/fields/PeriodFilter.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { chosenFilters } from './chosen-filters.ts';
import classes from './PurchasesFilters.module.css';
import type { PurchasesOrder } from './purchases-search.ts';
import type { PurchasesFilterControl } from './use-purchases-filter.ts';

const orders: { value: PurchasesOrder | ''; label: string }[] = [
  { value: '', label: 'Недавно купленные' },
  { value: 'Quantity', label: 'Чаще покупаемые' },
  { value: 'PriceASC', label: 'Дешевле' },
  { value: 'PriceDESC', label: 'Дороже' },
];

interface PurchasesFiltersProps {
  control: PurchasesFilterControl;
  choices: FilterChoices;
  /** Categories of the purchases, with counts. */
  categories: readonly CategoryFacetValue[];
}

/** Text, category, buyer, tag, period, availability. */
export function PurchasesFilters({ control, choices, categories }: PurchasesFiltersProps) {
  const { search, change, reset } = control;
  const { customers, tags } = choices;
  return (
    <FilterBar
      label="Отбор купленного"
      chosen={chosenFilters(control, choices, categories)}
      onReset={reset}
      first={
        <TextFilter
          label="Название, артикул или бренд"
          value={search.text ?? ''}
          onChange={(value) => change({ text: value || undefined })}
        />
      }
    >
      <FilterSelect
        label="Категория"
        choices={categories.map(({ category, count }) => ({
          value: category.id,
          label: `${category.name} (${count})`,
        }))}
        chosen={search.category ? [search.category] : []}
        onAdd={(category) => change({ category: category || undefined })}
      />
      {customers.length > 1 && (
        <FilterSelect
          label="Покупатель"
          choices={customers}
          chosen={search.customer ?? []}
          onAdd={(value) => change({ customer: [...(search.customer ?? []), value] })}
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label="Метка"
          choices={tags}
          chosen={search.tag ?? []}
          onAdd={(value) => change({ tag: [...(search.tag ?? []), value] })}
        />
      )}
      <PeriodFilter value={search} onChange={change} />
      <SelectField
        label="Порядок"
        options={orders}
        value={search.sort ?? ''}
        onChange={(event) =>
          change({ sort: (event.currentTarget.value || undefined) as PurchasesOrder | undefined })
        }
      />
      <Checkbox
        className={classes.available ?? ''}
        label="Только в наличии"
        checked={search.available === true}
        onChange={(event) => change({ available: event.currentTarget.checked || undefined })}
      />
    </FilterBar>
  );
}
