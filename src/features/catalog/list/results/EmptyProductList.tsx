import { IconZoomQuestion } from '@tabler/icons-react';
import { Suspense } from 'react';
import {
  countFilters,
  type ProductSearch,
  parseProductSearch,
} from '#src/features/catalog/list/query/product-search.ts';
import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { NearestSections } from './NearestSections.tsx';

interface EmptyListProps {
  search: ProductSearch;
  /** Above zero when the page number is beyond the last page. */
  total: number;
  onReset: () => void;
}

// Few lists are empty.
const PersonalShelf = lazyComponent(
  async () =>
    (await import('#src/features/catalog/recommendations/PersonalShelf.tsx')).PersonalShelf,
);

/** An empty list: what the user can do, and recommendations. */
export function EmptyProductList({ search, total, onReset }: EmptyListProps) {
  const filtered = countFilters(search) > 0;
  return (
    <>
      <EmptyState
        icon={<IconZoomQuestion />}
        title={total > 0 ? 'На этой странице пусто' : 'Ничего не нашлось'}
        description={advice(search, total, filtered)}
        actions={
          <>
            {total > 0 && (
              <LinkButton to="/products" search={{ ...search, page: undefined }}>
                На первую страницу
              </LinkButton>
            )}
            {total === 0 && filtered && <Button onClick={onReset}>Сбросить фильтры</Button>}
            {total === 0 && search.literal && (
              <LinkButton
                to="/products"
                search={parseProductSearch({ ...search, literal: undefined })}
              >
                Искать похожее
              </LinkButton>
            )}
            {total === 0 && search.query && (
              <Button
                variant="default"
                onClick={() => writeTicket({ kind: 'ProductSearch', comment: search.query ?? '' })}
              >
                Попросить найти товар
              </Button>
            )}
            <LinkButton to="/catalog" variant="default">
              Открыть каталог
            </LinkButton>
          </>
        }
      />
      {total === 0 && <NearestSections search={search} />}
      <Suspense>
        <PersonalShelf title="Вам может подойти" />
      </Suspense>
    </>
  );
}

function advice(search: ProductSearch, total: number, filtered: boolean): string {
  if (total > 0) return 'Список короче, чем страница из адреса.';
  if (filtered) return 'С такими фильтрами товаров нет. Уберите часть из них.';
  if (search.query)
    return 'Проверьте, нет ли опечатки, или назовите товар короче: вид, бренд, артикул.';
  return 'Здесь пока нет товаров.';
}
