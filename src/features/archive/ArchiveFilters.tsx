import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { CategoryFacetValue } from '#generated/api/model/categoryFacetValue.ts';
import { useFilterChoices } from '#src/features/orders/filter-choices.ts';
import { ChosenFilters } from '#src/ui/ChosenFilters.tsx';
import { FilterSelect } from '#src/ui/FilterSelect.tsx';
import { TextFilter } from '#src/ui/TextFilter.tsx';
import classes from './ArchiveFilters.module.css';
import type { ArchiveOrder } from './archive-search.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { ArchiveFilterControl } from './use-archive-filter.ts';

const orders: { value: ArchiveOrder | ''; label: string }[] = [
  { value: '', label: 'Недавно купленные' },
  { value: 'Quantity', label: 'Чаще покупаемые' },
  { value: 'PriceASC', label: 'Дешевле' },
  { value: 'PriceDESC', label: 'Дороже' },
];

interface ArchiveFiltersProps {
  control: ArchiveFilterControl;
  /** Categories of what was bought, with counts. */
  categories: readonly CategoryFacetValue[];
}

/** Words, category, buyer, period, availability; on a phone all but the words is behind a button. */
export function ArchiveFilters({ control, categories }: ArchiveFiltersProps) {
  const { search, change, reset } = control;
  const [opened, setOpened] = useState(false);
  const rest = useId();
  const { customers } = useFilterChoices();
  const chosen = chosenFilters(control, customers, categories);
  return (
    <search className={classes.filters} aria-label="Отбор купленного">
      <div className={classes.fields}>
        <TextFilter
          label="Название, артикул или бренд"
          value={search.text ?? ''}
          onChange={(words) => change({ text: words || undefined })}
        />
        <Button
          variant="default"
          className={classes.toggle ?? ''}
          leftSection={<IconAdjustmentsHorizontal aria-hidden="true" size="1.125rem" />}
          aria-expanded={opened}
          aria-controls={rest}
          onClick={() => setOpened(!opened)}
        >
          {chosen.length > 0 ? `Фильтры: ${chosen.length}` : 'Фильтры'}
        </Button>
        <div id={rest} className={classes.rest} data-opened={opened || undefined}>
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
          <TextInput
            label="С даты"
            type="date"
            value={search.from ?? ''}
            max={search.to}
            onChange={(event) => change({ from: event.currentTarget.value || undefined })}
          />
          <TextInput
            label="По дату"
            type="date"
            value={search.to ?? ''}
            min={search.from}
            onChange={(event) => change({ to: event.currentTarget.value || undefined })}
          />
          <NativeSelect
            label="Порядок"
            data={orders}
            value={search.sort ?? ''}
            onChange={(event) =>
              change({ sort: (event.currentTarget.value || undefined) as ArchiveOrder | undefined })
            }
          />
          <Checkbox
            className={classes.available ?? ''}
            label="Только в наличии"
            checked={search.available === true}
            onChange={(event) => change({ available: event.currentTarget.checked || undefined })}
          />
        </div>
      </div>
      <ChosenFilters filters={chosen} onReset={reset} />
    </search>
  );
}
