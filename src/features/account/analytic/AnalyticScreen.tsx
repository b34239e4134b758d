import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetAnalyticQueryOptions } from '#generated/api/profile/get-analytic.ts';
import { isFiltered } from '#src/browser/storage/stored-filter.ts';
import { AnalyticFilters } from '#src/features/account/analytic/filters/AnalyticFilters.tsx';
import { useAnalyticFilter } from '#src/features/account/analytic/filters/use-analytic-filter.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { EmptyList } from '#src/ui/kit/list/EmptyList.tsx';
import { ExportButton } from '#src/ui/kit/list/ExportButton.tsx';
import { ListSkeleton } from '#src/ui/kit/list/ListSkeleton.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { AnalyticRow } from './AnalyticRow.tsx';
import { AnalyticSummary } from './AnalyticSummary.tsx';
import { analyticFilter } from './analytic-filter.ts';
import type { AnalyticSearch } from './analytic-search.ts';
import { analyticWorkbook } from './analytic-workbook.ts';

const LOADING = 'Загружаем статистику';
const ROW_HEIGHT = '6rem';

const emptyTexts = {
  misfit: {
    title: 'Таких покупок нет',
    description: 'Попробуйте другой период или другое слово.',
    reset: 'Показать все покупки',
  },
  none: {
    title: 'За последний год покупок нет',
    description: 'Оформите заказ – здесь появятся суммы по месяцам, категориям и товарам.',
  },
};

/** `/profile/analytic`: what was bought in a period, by time, category, brand, tag and product. */
export function AnalyticScreen({ search }: { search: AnalyticSearch }) {
  const client = useQueryClient();
  const control = useAnalyticFilter(search);
  const filter = analyticFilter(search, control.today);
  const query = useQuery({
    ...getGetAnalyticQueryOptions(filter),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const { data } = query;
  const hasItems = data !== undefined && data.items.length > 0;
  return (
    <PageStack>
      <PageHeading
        actions={
          hasItems && <ExportButton gather={() => analyticWorkbook(client, control, filter)} />
        }
      >
        Статистика
      </PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      {query.isPending ? (
        // All at once: the filters depend on the response, too, and would push the rest down.
        <ListSkeleton label={LOADING} rowHeight={ROW_HEIGHT} />
      ) : (
        <>
          <AnalyticFilters control={control} choices={data?.choices} />
          {hasItems && <AnalyticSummary analytic={data} grouping={filter.groupBy} />}
          <ListView
            query={query}
            failure={<QueryFailure query={query} />}
            empty={
              <EmptyList {...emptyTexts} filtered={isFiltered(search)} onReset={control.reset} />
            }
            loadingLabel={LOADING}
            rowHeight={ROW_HEIGHT}
            pagerLabel="Страницы товаров"
            keyOf={({ productID }) => productID}
            renderItem={(item) => <AnalyticRow item={item} />}
          />
        </>
      )}
    </PageStack>
  );
}
