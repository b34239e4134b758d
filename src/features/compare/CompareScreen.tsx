import { IconScale } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetCompareQueryOptions } from '#generated/api/compare/compare.ts';
import { FailureState } from '#src/features/failures/FailureState.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { showUndoToast } from '#src/ui/toasts.ts';
import classes from './CompareScreen.module.css';
import { CompareTable } from './CompareTable.tsx';
import { useCompareList, writeCompareList } from './compare-list.ts';
import { compareGroups } from './compare-rows.ts';

/** `/compare`: the products the reader set aside, category by category. */
export function CompareScreen() {
  const ids = useCompareList();
  const [chosen, setChosen] = useState<string | null>(null);
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
    <div className={classes.screen}>
      <PageHeading
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
          description="Нажмите на весы у товаров одной категории – здесь станет видно, чем они отличаются."
          actions={<LinkButton to="/catalog">Открыть каталог</LinkButton>}
        />
      )}
      {groups.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons in a row are no fieldset.
        <div role="group" aria-label="Категория сравнения" className={classes.categories}>
          {groups.map(({ category, products }) => (
            <Button
              key={category.id}
              size="sm"
              variant={category === group?.category ? 'light' : 'default'}
              aria-pressed={category === group?.category}
              onClick={() => setChosen(category.id)}
            >
              {category.name} · {products.length}
            </Button>
          ))}
        </div>
      )}
      {group && <CompareTable group={group} />}
    </div>
  );
}
