import { Button, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ChosenFilters } from '#src/ui/ChosenFilters.tsx';
import { FilterSelect } from '#src/ui/FilterSelect.tsx';
import { TextFilter } from '#src/ui/TextFilter.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { useFilterChoices } from './filter-choices.ts';
import classes from './OrdersFilters.module.css';
import { describeStatus } from './order-status.ts';
import { statusGroups } from './status-groups.ts';
import type { OrdersFilterControl } from './use-orders-filter.ts';

const statusChoices = statusGroups.map(({ title, statuses }) => ({
  group: title,
  items: statuses.map((value) => ({ value, label: describeStatus(value).label })),
}));

/** Text, status, period, customer, tag; on a phone all but the text is behind a button. */
export function OrdersFilters({ control }: { control: OrdersFilterControl }) {
  const { search, change, reset } = control;
  const { status = [], customer = [], tag = [], from, to, text } = search;
  const [opened, setOpened] = useState(false);
  const rest = useId();
  const choices = useFilterChoices();
  const { customers, tags } = choices;
  const chosen = chosenFilters(control, choices);
  return (
    <search className={classes.filters} aria-label="Отбор заказов">
      <div className={classes.fields}>
        <TextFilter
          label="Номер, товар или артикул"
          value={text ?? ''}
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
            label="Статус"
            choices={statusChoices}
            chosen={status}
            onAdd={(value) => change({ status: [...status, value as (typeof status)[number]] })}
          />
          <TextInput
            label="С даты"
            type="date"
            value={from ?? ''}
            max={to}
            onChange={(event) => change({ from: event.currentTarget.value || undefined })}
          />
          <TextInput
            label="По дату"
            type="date"
            value={to ?? ''}
            min={from}
            onChange={(event) => change({ to: event.currentTarget.value || undefined })}
          />
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
        </div>
      </div>
      <ChosenFilters filters={chosen} onReset={reset} />
    </search>
  );
}
