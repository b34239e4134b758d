import { Suspense, useState } from 'react';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import type { ProductSearchControl } from '#src/features/catalog/list/query/use-product-search.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { ListToolbar } from './ListToolbar.tsx';

const FilterDrawer = lazyComponent(
  async () => (await import('#src/features/catalog/list/filters/FilterDrawer.tsx')).FilterDrawer,
);

interface ListControlsProps {
  filters: ProductFilters | undefined;
  control: ProductSearchControl;
}

/** The toolbar and the drawer it opens, which is loaded with its first opening. */
export function ListControls({ filters, control }: ListControlsProps) {
  const [opened, setOpened] = useState(false);
  const [requested, setRequested] = useState(false);
  return (
    <>
      <ListToolbar
        search={control.search}
        onSort={control.change}
        onSortIntent={control.prepareChange}
        onOpenFilters={() => {
          setRequested(true);
          setOpened(true);
        }}
      />
      {requested && filters && (
        <Suspense>
          <FilterDrawer
            opened={opened}
            onClose={() => setOpened(false)}
            filters={filters}
            control={control}
          />
        </Suspense>
      )}
    </>
  );
}
