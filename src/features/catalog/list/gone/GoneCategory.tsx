import { IconCategory } from '@tabler/icons-react';
import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { withoutGone } from './without-gone.ts';

/** The page of a list whose category is unknown: the way to the list without it. */
export function GoneCategory({ search }: { search: ProductSearch }) {
  return (
    <EmptyState
      icon={<IconCategory />}
      headingOrder={1}
      title="Такого раздела больше нет"
      description="Его переименовали, объединили с другим или убрали из каталога."
      actions={
        <>
          <LinkButton to="/products" search={withoutGone(search, 'category')}>
            Показать без раздела
          </LinkButton>
          <LinkButton to="/catalog" variant="default">
            Открыть каталог
          </LinkButton>
          <LinkButton to="/" variant="default">
            На главную страницу
          </LinkButton>
        </>
      }
    />
  );
}
