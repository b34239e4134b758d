import { Suspense } from 'react';
import { cancelHoverIntent, onHoverIntent } from '#src/browser/clicks/hover-intent.ts';
import {
  countFilters,
  type ProductSearch,
} from '#src/features/catalog/list/query/product-search.ts';
import {
  type SortChoice,
  sortChoiceOf,
  sortOptions,
  sortPatch,
} from '#src/features/catalog/list/query/sort-choice.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { SelectField } from '#src/ui/kit/fields/SelectField.tsx';
import { FilterIcon } from '#src/ui/kit/icons/FilterIcon.tsx';
import { GridIcon } from '#src/ui/kit/icons/GridIcon.tsx';
import { RowsIcon } from '#src/ui/kit/icons/RowsIcon.tsx';
import classes from './ListToolbar.module.css';
import { chooseListView, useListView } from './list-view.ts';
import { SortLinks } from './SortLinks.tsx';

// Shown with the table view only.
const ExportList = lazyComponent(async () => (await import('./ExportList.tsx')).ExportList);

interface ListToolbarProps {
  search: ProductSearch;
  onSort: (patch: ProductSearch) => void;
  /** Called for each sort order when the user is about to open the menu. */
  onSortIntent: (patch: ProductSearch) => void;
  /** Opens the drawer; only phones show the button. */
  onOpenFilters: () => void;
}

/** Sort order and view of the list; on a phone the filter button too. */
export function ListToolbar({ search, onSort, onSortIntent, onOpenFilters }: ListToolbarProps) {
  const view = useListView();
  const chosen = countFilters(search);
  const options = sortOptions(search);
  const prepareSort = () =>
    onHoverIntent(() => {
      for (const { value } of options) onSortIntent(sortPatch(value));
    });
  return (
    <div className={classes.toolbar}>
      <SortLinks search={search} />
      <Button
        variant="default"
        className={classes.filters}
        leftSection={<FilterIcon size="1.125rem" />}
        onClick={onOpenFilters}
      >
        Фильтры{chosen > 0 && ` · ${chosen}`}
      </Button>
      <SelectField
        className={classes.sort}
        aria-label="Сначала показывать"
        value={sortChoiceOf(search)}
        options={options}
        onPointerEnter={prepareSort}
        onPointerLeave={cancelHoverIntent}
        onFocus={prepareSort}
        onChange={(event) => onSort(sortPatch(event.currentTarget.value as SortChoice))}
      />
      {view === 'table' && (
        <div className={classes.export}>
          <Suspense>
            <ExportList search={search} />
          </Suspense>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons in a row are no fieldset. */}
      <div role="group" aria-label="Вид списка" className={classes.views}>
        <IconButton
          label="Плиткой"
          aria-pressed={view === 'grid'}
          tone={view === 'grid' ? 'on' : 'quiet'}
          onClick={() => chooseListView('grid')}
        >
          <GridIcon size="1.25rem" stroke={1.75} />
        </IconButton>
        <IconButton
          label="Таблицей"
          aria-pressed={view === 'table'}
          tone={view === 'table' ? 'on' : 'quiet'}
          onClick={() => chooseListView('table')}
        >
          <RowsIcon size="1.25rem" stroke={1.75} />
        </IconButton>
      </div>
    </div>
  );
}
