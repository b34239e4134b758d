import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OwnPromoCode } from '#generated/api/model/ownPromoCode.ts';
import { getListOwnPromoCodesQueryOptions } from '#generated/api/profile/list-own-promo-codes.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { PromoCodeForm } from '#src/features/price-parts/PromoCodeForm.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { ListView } from '#src/ui/kit/list/ListView.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { PromoCodeCard } from './PromoCodeCard.tsx';
import classes from './PromoCodesScreen.module.css';
import { groupByTab, type PromoCodesTab } from './promo-code-tabs.ts';
import type { PromoCodesSearch } from './promo-codes-search.ts';
import { useOpenCart } from './use-open-cart.ts';

/** `/profile/promoCodes`: the user's promo codes by what can be done with them. */
export function PromoCodesScreen({ tab: chosen, invalid }: PromoCodesSearch) {
  const tab = chosen ?? 'available';
  // The cart and an order change them: never shown from the cache alone.
  const query = useQuery({
    ...getListOwnPromoCodesQueryOptions(),
    staleTime: 0,
    meta: { silent: true },
  });
  const groups = query.data && groupByTab(query.data.items);
  const openCart = useOpenCart();
  return (
    <PageStack>
      <PageHeading>Промокоды</PageHeading>
      <InvalidParamsNote invalid={invalid} />
      <Section id="new-promo-code" title="Есть промокод?">
        <div className={classes.form}>
          <PromoCodeForm products={[]} onApplied={openCart} />
        </div>
      </Section>
      <LinkTabs label="Какие промокоды">
        <Tab codes={groups?.available}>Доступные</Tab>
        <Tab tab="used" codes={groups?.used}>
          Использованные
        </Tab>
        <Tab tab="expired" codes={groups?.expired}>
          Истёкшие
        </Tab>
      </LinkTabs>
      <ListView
        query={{ ...query, data: groups && onePage(groups[tab]) }}
        failure={<QueryFailure query={query} />}
        empty={<NoCodes tab={tab} />}
        loadingLabel="Загружаем промокоды"
        rowHeight="7rem"
        pagerLabel="Страницы промокодов"
        keyOf={({ couponCode }) => couponCode}
        renderItem={(code) => <PromoCodeCard code={code} />}
      />
    </PageStack>
  );
}

/** The list is short and has no pages of its own. */
function onePage(items: readonly OwnPromoCode[]) {
  return { items, paging: { page: 1, pageSize: Math.max(1, items.length), total: items.length } };
}

interface TabProps {
  tab?: 'used' | 'expired';
  codes: readonly OwnPromoCode[] | undefined;
  children: string;
}

function Tab({ tab, codes, children }: TabProps) {
  return (
    <LinkTab
      to="/profile/promoCodes"
      search={{ tab }}
      activeOptions={{ explicitUndefined: true }}
      count={codes?.length}
      replace
    >
      {children}
    </LinkTab>
  );
}

function NoCodes({ tab }: { tab: PromoCodesTab }) {
  if (tab === 'used') {
    return (
      <EmptyState
        title="Вы ещё не использовали промокодов"
        description="Промокод считается использованным, когда с ним оформлен заказ."
      />
    );
  }
  if (tab === 'expired') {
    return <EmptyState title="Истёкших промокодов нет" />;
  }
  return (
    <EmptyState
      icon={<IconTicket />}
      title="Доступных промокодов нет"
      description="Промокоды появляются в акциях и приходят в письмах и уведомлениях."
      actions={<LinkButton to="/promotions">Посмотреть акции</LinkButton>}
    />
  );
}
