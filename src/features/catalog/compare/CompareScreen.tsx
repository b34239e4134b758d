import { IconScale } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGetCompareQueryOptions } from '#generated/api/compare/get-compare.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import {
  COMPARE_LIMIT,
  useCompareList,
  writeCompareList,
} from '#src/features/product-parts/compare/compare-list.ts';
import { RequestMany } from '#src/features/support-parts/RequestMany.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { showUndoToast } from '#src/ui/kit/messages/toasts.ts';
import { EmptyState } from '#src/ui/kit/page/EmptyState.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareGroups } from './compare-rows.ts';
import type { CompareSearch } from './compare-search.ts';

/** `/compare`: the compared products, by category. */
export function CompareScreen({ category: chosen, differences }: CompareSearch) {
  const ids = useCompareList();
  const { data, error, refetch } = useQuery({
    ...getGetCompareQueryOptions(
      { productID: [...ids] },
      { query: { meta: { silent: true }, placeholderData: keepPreviousData } },
    ),
    enabled: ids.length > 0,
  });
  const groups = compareGroups(data?.groups ?? [], ids);
  const group = groups.find(({ category }) => category.id === chosen) ?? groups[0];

  const clear = () => {
    writeCompareList([]);
    showUndoToast('Сравнение очищено', () => writeCompareList(ids), 'compare');
  };

  return (
    <PageStack>
      <PageHeading
        count={ids.length > 0 ? `${ids.length} из ${COMPARE_LIMIT}` : undefined}
        actions={
          ids.length > 0 && (
            <Button variant="default" onClick={clear}>
              Очистить
            </Button>
          )
        }
      >
        Сравнение товаров
      </PageHeading>
      {ids.length > 0 && !data && !error && <Skeleton height={480} />}
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {(ids.length === 0 || (data && !group)) && (
        <EmptyState
          icon={<IconScale />}
          title="Пока нечего сравнивать"
          description={`Нажмите на весы у товаров одной категории – здесь станет видно, чем они отличаются. Поместится до ${COMPARE_LIMIT} товаров.`}
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
      {group && (
        <CompareTable
          key={group.category.id}
          group={group}
          onlyDifferences={differences === true}
        />
      )}
    </PageStack>
  );
}
