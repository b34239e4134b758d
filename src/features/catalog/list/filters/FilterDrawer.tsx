import { Drawer } from '@mantine/core';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { countFilters } from '#src/features/catalog/list/query/product-search.ts';
import type { ProductSearchControl } from '#src/features/catalog/list/query/use-product-search.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useOpenedAfterMount } from '#src/ui/kit/page/use-opened-after-mount.ts';
import { useCloseOnBack } from '#src/ui/kit/page/window/use-close-on-back.ts';
import { MantineRoot } from '#src/ui/mantine/MantineRoot.tsx';
import classes from './FilterDrawer.module.css';
import { FilterPanel } from './FilterPanel.tsx';

interface FilterDrawerProps {
  opened: boolean;
  onClose: () => void;
  filters: ProductFilters;
  control: ProductSearchControl;
}

/** The filters on a phone: full height, with the number of matching products on the button. */
export function FilterDrawer({ opened, onClose, filters, control }: FilterDrawerProps) {
  const chosen = countFilters(control.search);
  const shown = useOpenedAfterMount(opened);
  useCloseOnBack(shown, onClose);
  return (
    <MantineRoot>
      <Drawer
        opened={shown}
        onClose={onClose}
        title="Фильтры"
        position="right"
        size="100%"
        closeButtonProps={{ 'aria-label': 'Закрыть фильтры' }}
        classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      >
        <div className={classes.filters}>
          <FilterPanel filters={filters} control={control} />
        </div>
        <div className={classes.actions}>
          {chosen > 0 && (
            <Button variant="default" onClick={control.resetFilters}>
              Сбросить
            </Button>
          )}
          <Button className={classes.show ?? ''} onClick={onClose} data-autofocus={false}>
            Показать {countOf(filters.total, productForms)}
          </Button>
        </div>
      </Drawer>
    </MantineRoot>
  );
}
