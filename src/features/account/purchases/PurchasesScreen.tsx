import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getListPurchasesQueryOptions } from '#generated/api/profile/list-purchases.ts';
import { isFiltered } from '#src/browser/storage/stored-filter.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { useFilterChoices } from '#src/features/orders/list/filters/filter-choices.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { EmptyList } from '#src/ui/kit/list/EmptyList.tsx';
import { ListSkeleton } from '#src/ui/kit/list/ListSkeleton.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { PurchaseRow } from './PurchaseRow.tsx';
import { PurchasesFilters } from './PurchasesFilters.tsx';
import { PurchasesToolbar } from './PurchasesToolbar.tsx';
import { purchasesFilter } from './purchases-filter.ts';
import type { PurchasesSearch } from './purchases-search.ts';
import { usePurchasesFilter } from './use-purchases-filter.ts';

const LOADING = 'Загружаем купленное';
const ROW_HEIGHT = '7rem';

const emptyTexts = {
  misfit: {
    title: 'Такого вы не покупали',
    description: 'Попробуйте другую категорию, период или другое слово.',
    reset: 'Показать всё купленное',
  },
  none: {
    title: 'Здесь пока пусто',
    description: 'Полученные товары появятся здесь, чтобы их можно было купить снова.',
  },
};

/** `/profile/archive`: received products of the user, to be bought again. */
export function PurchasesScreen({ search }: { search: PurchasesSearch }) {
  const control = usePurchasesFilter(search);
  const query = useQuery({
    ...getListPurchasesQueryOptions(purchasesFilter(search)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const choices = useFilterChoices();
  const { items = [], categories = [], paging } = query.data ?? {};
  const total = paging?.total ?? 0;
  return (
    <PageStack>
      <PageHeading count={total > 0 ? countOf(total, productForms) : undefined}>
        Купленные ранее
      </PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      {query.isPending || choices.isPending ? (
        // All at once: filters and buttons depend on the response, too, and would push the list down.
        <ListSkeleton label={LOADING} rowHeight={ROW_HEIGHT} />
      ) : (
        <>
          <PurchasesFilters control={control} choices={choices} categories={categories} />
          {items.length > 0 && <PurchasesToolbar search={search} purchases={items} />}
          <div data-quick-rows>
            <ListView
              query={query}
              failure={<QueryFailure query={query} />}
              empty={
                <EmptyList {...emptyTexts} filtered={isFiltered(search)} onReset={control.reset} />
              }
              loadingLabel={LOADING}
              rowHeight={ROW_HEIGHT}
              pagerLabel="Страницы купленного"
              keyOf={({ product }) => product.id}
              renderItem={(purchase) => <PurchaseRow purchase={purchase} />}
            />
          </div>
        </>
      )}
    </PageStack>
  );
}
