import { IconDiscountOff } from '@tabler/icons-react';
import { useListPromotionsSuspense } from '#generated/api/promotions/list-promotions.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { BeyondLastPage } from '#src/ui/kit/list/pager/BeyondLastPage.tsx';
import { Pager } from '#src/ui/kit/list/pager/Pager.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { PromotedCategories } from './PromotedCategories.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import classes from './PromotionsScreen.module.css';
import { type PromotionsSearch, promotionsRequest } from './promotions-queries.ts';

const FIRST_SEEN = 2;

/** `/promotions`: current promotions by priority; all, or those of one category. */
export function PromotionsScreen({ search }: { search: PromotionsSearch }) {
  const { data } = useListPromotionsSuspense(promotionsRequest(search));
  const { items, paging } = data;
  return (
    <PageStack>
      <PageHeading count={countOf(paging.total, ['акция', 'акции', 'акций'])}>Акции</PageHeading>
      <InvalidParamsNote invalid={search.invalid} />
      <PromotedCategories />
      {items.length === 0 && paging.total > 0 ? (
        <BeyondLastPage />
      ) : items.length === 0 ? (
        <NoPromotions narrowed={search.category !== undefined} />
      ) : (
        <ul className={classes.cards}>
          {items.map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} first={index < FIRST_SEEN} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        label="Страницы акций"
        page={paging.page}
        pageCount={Math.ceil(paging.total / paging.pageSize)}
      />
    </PageStack>
  );
}

function NoPromotions({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState
      icon={<IconDiscountOff />}
      title="В этой категории акций нет"
      description="Посмотрите акции других категорий."
      actions={<LinkButton to="/promotions">Все акции</LinkButton>}
    />
  ) : (
    <EmptyState
      icon={<IconDiscountOff />}
      title="Сейчас акций нет"
      description="Загляните позже или посмотрите новинки каталога."
      actions={
        <LinkButton to="/products" search={{ source: 'BrandNewItems' }}>
          Посмотреть новинки
        </LinkButton>
      }
    />
  );
}
