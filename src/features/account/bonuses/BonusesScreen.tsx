import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BonusFlow } from '#generated/api/model/bonusFlow.ts';
import { getListBonusesQueryOptions } from '#generated/api/profile/list-bonuses.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { BonusBalance } from './BonusBalance.tsx';
import { BonusRow } from './BonusRow.tsx';
import { type BonusesSearch, bonusesFilter } from './bonuses-search.ts';

/** `/profile/bonuses`: where each bonus came from, what it was spent on, what expires when. */
export function BonusesScreen({ search }: { search: BonusesSearch }) {
  // Orders and the end of a day change it: never shown from the cache alone.
  const query = useQuery({
    ...getListBonusesQueryOptions(bonusesFilter(search)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { silent: true },
  });
  return (
    <PageStack>
      <PageHeading>Бонусы</PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      {!query.isError && <BonusBalance bonuses={query.data} />}
      <LinkTabs label="Какие движения">
        <Tab>Все</Tab>
        <Tab flow="Income">Начисления</Tab>
        <Tab flow="Expense">Списания</Tab>
      </LinkTabs>
      <ListView
        query={query}
        failure={<QueryFailure query={query} />}
        empty={<NoBonuses flow={search.flow} />}
        loadingLabel="Загружаем историю бонусов"
        rowHeight="4.5rem"
        pagerLabel="Страницы истории бонусов"
        keyOf={({ id }) => id}
        renderItem={(entry) => <BonusRow entry={entry} />}
      />
    </PageStack>
  );
}

function Tab({ flow, children }: { flow?: BonusFlow; children: string }) {
  return (
    <LinkTab
      to="/profile/bonuses"
      search={{ flow }}
      activeOptions={{ explicitUndefined: true }}
      replace
    >
      {children}
    </LinkTab>
  );
}

function NoBonuses({ flow }: { flow: BonusFlow | undefined }) {
  if (flow === 'Expense') {
    return (
      <EmptyState
        title="Списаний пока нет"
        description="Здесь появятся бонусы, потраченные на заказы, и те, что сгорели."
      />
    );
  }
  return (
    <EmptyState
      title="Бонусов пока не было"
      description="Бонусы начисляются за полученные заказы, если в корзине выбрано «Копить», и в подарок."
      actions={<LinkButton to="/catalog">Перейти в каталог</LinkButton>}
    />
  );
}
