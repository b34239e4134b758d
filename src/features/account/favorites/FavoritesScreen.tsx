import { useListFavoritesSuspense } from '#generated/api/favorites/list-favorites.ts';
import { ProductResults } from '#src/features/catalog/list/results/ProductResults.tsx';
import {
  type FavoritesSearch,
  favoritesPage,
} from '#src/features/product-parts/favorites/favorites-query.ts';
import { RequestMany } from '#src/features/support-parts/RequestMany.tsx';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { HeartIcon } from '#src/ui/kit/icons/HeartIcon.tsx';
import { BeyondLastPage } from '#src/ui/kit/list/pager/BeyondLastPage.tsx';
import { Pager } from '#src/ui/kit/list/pager/Pager.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { AddAllFavorites } from './AddAllFavorites.tsx';
import { ShareFavorites } from './ShareFavorites.tsx';

/**
 * `/profile/favorites`. A removed favorite stays in the list until the user leaves the page, so
 * that it can be added again.
 */
export function FavoritesScreen({ page = 1, invalid }: FavoritesSearch) {
  const { data } = useListFavoritesSuspense(favoritesPage(page));
  const { items, paging } = data;
  return (
    <PageStack>
      <PageHeading
        count={paging.total > 0 ? countOf(paging.total, productForms) : undefined}
        actions={
          paging.total > 0 && (
            <>
              <ShareFavorites />
              <AddAllFavorites total={paging.total} />
            </>
          )
        }
      >
        Избранное
      </PageHeading>
      <InvalidParamsNote invalid={invalid} />
      {items.length === 0 && paging.total > 0 ? (
        <BeyondLastPage />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title="В избранном пока пусто"
          description="Нажмите на сердечко у товара – и он будет ждать вас здесь."
          actions={<LinkButton to="/catalog">Открыть каталог</LinkButton>}
        />
      ) : (
        <>
          <RequestMany
            products={items.map(({ product }) => product).filter(({ available }) => !available)}
          />
          <ProductResults products={items.map(({ product }) => product)} stale={false} />
        </>
      )}
      <Pager
        page={paging.page}
        pageCount={Math.ceil(paging.total / paging.pageSize)}
        label="Страницы избранного"
      />
    </PageStack>
  );
}
