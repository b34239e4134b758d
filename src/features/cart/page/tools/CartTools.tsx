import { IconLayoutList, IconList } from '@tabler/icons-react';
import type { CartView } from '#src/features/cart/page/lines/cart-view.ts';
import type { CartGrouping, CartSearch } from '#src/features/cart/page/lines/filter/cart-search.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { FilterBar } from '#src/ui/kit/list/filters/FilterBar.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import classes from './CartTools.module.css';

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

/** For a long cart: a search inside it, grouping, and row density. */
export function CartTools({ search, onSearch, view, onView, found }: CartToolsProps) {
  const compact = view === 'compact';
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const;
  return (
    <div className={classes.tools}>
      <FilterBar
        label="Товары корзины"
        more="Вид"
        first={
          <TextFilter
            label="Найти в корзине"
            value={search.text ?? ''}
            onChange={(text) => onSearch({ text: text || undefined })}
          />
        }
      >
        <SelectField
          label="Сгруппировать"
          value={search.group ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ group: (value || undefined) as CartGrouping | undefined })
          }
          options={groupings}
        />
        <Button
          variant="default"
          size="md"
          className={classes.view}
          aria-pressed={compact}
          leftSection={compact ? <IconList {...icon} /> : <IconLayoutList {...icon} />}
          onClick={() => onView(compact ? 'full' : 'compact')}
        >
          Компактно
        </Button>
      </FilterBar>
      <p role="status" className={classes.found} hidden={found === null}>
        {found}
      </p>
    </div>
  );
}
