import { Button, NativeSelect } from '@mantine/core';
import { IconLayoutList, IconList } from '@tabler/icons-react';
import { TextFilter } from '#src/ui/TextFilter.tsx';
import classes from './CartTools.module.css';
import type { CartGrouping, CartSearch } from './cart-search.ts';
import type { CartView } from './cart-view.ts';

const groupings = [
  { value: '', label: 'По наличию' },
  { value: 'brand', label: 'По брендам' },
  { value: 'category', label: 'По категориям' },
];

interface CartToolsProps {
  search: CartSearch;
  onSearch: (change: CartSearch) => void;
  view: CartView;
  onView: (view: CartView) => void;
  /** «Найдено 3 из 59»; null while everything is shown. */
  found: string | null;
}

/** For a long cart: a search inside it, what its lines are put together by, and how high they are. */
export function CartTools({ search, onSearch, view, onView, found }: CartToolsProps) {
  const compact = view === 'compact';
  return (
    <search className={classes.tools}>
      <div className={classes.text}>
        <TextFilter
          label="Найти в корзине"
          value={search.text ?? ''}
          onChange={(text) => onSearch({ text: text || undefined })}
        />
      </div>
      <NativeSelect
        className={classes.group ?? ''}
        label="Сгруппировать"
        value={search.group ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ group: (value || undefined) as CartGrouping | undefined })
        }
        data={groupings}
      />
      <Button
        variant="default"
        size="md"
        aria-pressed={compact}
        leftSection={
          compact ? (
            <IconList aria-hidden="true" size="1.125rem" />
          ) : (
            <IconLayoutList aria-hidden="true" size="1.125rem" />
          )
        }
        onClick={() => onView(compact ? 'full' : 'compact')}
      >
        Компактно
      </Button>
      <p role="status" className={classes.found} hidden={found === null}>
        {found}
      </p>
    </search>
  );
}
