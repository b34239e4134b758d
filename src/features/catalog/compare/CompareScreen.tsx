import { IconScale } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGetCompareQueryOptions } from '#generated/api/compare/get-compare.ts';
import { getGetComparePreviewQueryOptions } from '#generated/api/compare/get-compare-preview.ts';
import { useSession } from '#src/auth/session/session-store.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import {
  accountComparison,
  useCompareList,
  VISITOR_COMPARE_LIMIT,
} from '#src/features/product-parts/compare/compare-list.ts';
import { writeCompareList } from '#src/features/product-parts/compare/compare-list-edits.ts';
import { ShareButton } from '#src/features/share-parts/ShareButton.tsx';
import { RequestMany } from '#src/features/support-parts/RequestMany.tsx';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { useStore } from '#src/state/store.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { showUndoToast } from '#src/ui/toasts/toasts.ts';
import { CompareTable } from './CompareTable.tsx';
import { compareGroups } from './compare-rows.ts';
import type { CompareSearch } from './compare-search.ts';
import { PrintedGroup } from './PrintedGroup.tsx';

/** `/compare`: the compared products, by category. */
export function CompareScreen({ category: chosen, differences }: CompareSearch) {
  const onlyDifferences = differences === true;
  const { status } = useSession();
  const signedIn = status === 'authenticated';
  const account = useStore(accountComparison);
  const ids = useCompareList();
  const limit = account?.limit ?? VISITOR_COMPARE_LIMIT;
  const { data, error, isFetching, refetch } = useQuery({
    ...getGetCompareQueryOptions(signedIn ? undefined : { productID: [...ids] }, {
      query: { meta: { silent: true }, placeholderData: keepPreviousData },
    }),
    enabled: signedIn || (status === 'unauthenticated' && ids.length > 0),
    // `other-devices.ts` refetches for a signed-in user; the list of a visitor is in this browser only.
    refetchOnWindowFocus: false,
  });
  const groups = compareGroups(data?.groups ?? [], ids);
  const group = groups.find(({ category }) => category.id === chosen) ?? groups[0];

  const preview = useQuery({
    ...getGetComparePreviewQueryOptions({ query: { meta: { silent: true } } }),
    enabled: signedIn,
  });
  const failed = (!data && error) || (signedIn && !account && preview.error);
  const retry = () => {
    void refetch();
    if (preview.error) void preview.refetch();
  };
  const isLoading =
    status === 'loading' ||
    (signedIn && !account) ||
    (ids.length > 0 && (!data || (!group && isFetching)));

  const clear = () => {
    writeCompareList([]);
    showUndoToast('Сравнение очищено', () => writeCompareList(ids), 'compare');
  };

  return (
    <PageStack>
      <PageHeading
        count={ids.length > 0 ? `${ids.length} из ${limit}` : undefined}
        actions={
          ids.length > 0 && (
            <>
              <ShareButton
                kind="Products"
                what={`Сравнение: ${countOf(ids.length, productForms)}`}
                products={() => ids.map((productID) => ({ productID, quantity: 1 }))}
              />
              <Button variant="default" onClick={clear}>
                Очистить
              </Button>
            </>
          )
        }
      >
        Сравнение товаров
      </PageHeading>
      {failed ? (
        <FailureState error={failed} onRetry={retry} />
      ) : (
        isLoading && <Skeleton height={480} />
      )}
      {!isLoading && !failed && (ids.length === 0 || (data && !group)) && (
        <EmptyState
          icon={<IconScale />}
          title="Пока нечего сравнивать"
          description={`Нажмите на весы у товаров одной категории – здесь станет видно, чем они отличаются. Поместится до ${limit} товаров.`}
          actions={<LinkButton to="/catalog">Открыть каталог</LinkButton>}
        />
      )}
      {groups.length > 1 && (
        <LinkTabs label="Категория сравнения">
          {groups.map(({ category, products }) => (
            <LinkTab
              key={category.id}
              to="/compare"
              search={(former) => ({ ...former, category: category.id })}
              replace
              aria-current={category === group?.category ? 'page' : undefined}
              count={products.length}
            >
              {category.name}
            </LinkTab>
          ))}
        </LinkTabs>
      )}
      {group && (
        <RequestMany
          products={group.products
            .map(({ product }) => product)
            .filter(({ available }) => !available)}
        />
      )}
      {group && groups.length > 1 && <h2 data-print="only">{group.category.name}</h2>}
      {group && (
        <CompareTable key={group.category.id} group={group} onlyDifferences={onlyDifferences} />
      )}
      {groups
        .filter((other) => other !== group)
        .map((other) => (
          <PrintedGroup key={other.category.id} group={other} onlyDifferences={onlyDifferences} />
        ))}
    </PageStack>
  );
}
