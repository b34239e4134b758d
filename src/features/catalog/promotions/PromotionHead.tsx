import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { plainText } from '#src/lib/text/plain-text.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { LinkChip, LinkChips } from '#src/ui/kit/list/LinkChips.tsx';
import classes from './PromotionHead.module.css';
import { promotionPeriod } from './promotion-period.ts';
import { promotionCategoriesQuery } from './promotions-queries.ts';

interface PromotionHeadProps {
  promotion: Promotion;
}

/** Above the products of a promotion: its terms, a link to its offer, its top categories. */
export function PromotionHead({ promotion }: PromotionHeadProps) {
  const { id, name } = promotion;
  const { data } = useQuery(promotionCategoriesQuery(id));
  return (
    <div className={classes.head}>
      <div className={classes.row}>
        <p className={classes.terms}>
          {plainText(promotion.description)}{' '}
          <span className={classes.quiet}>Действует {promotionPeriod(promotion)}.</span>{' '}
          <LinkText to="/promotions">Все акции</LinkText>
        </p>
        <div className={classes.buttons}>
          <Button
            variant="light"
            onClick={() => writeTicket({ kind: 'PromotionOffer', promotion: { id, name } })}
          >
            Запросить предложение
          </Button>
          <Button
            variant="subtle"
            onClick={() => writeTicket({ kind: 'PromotionQuestion', promotion: { id, name } })}
          >
            Спросить об акции
          </Button>
        </div>
      </div>
      {data && data.items.length > 1 && (
        <LinkChips label="Категории акции">
          <CategoryChip promotion={id} category={undefined} count={undefined}>
            Все
          </CategoryChip>
          {data.items.map(({ category, count }) => (
            <CategoryChip key={category.id} promotion={id} category={category.id} count={count}>
              {category.name}
            </CategoryChip>
          ))}
        </LinkChips>
      )}
    </div>
  );
}

interface CategoryChipProps {
  promotion: string;
  category: string | undefined;
  count: number | undefined;
  children: ReactNode;
}

function CategoryChip({ promotion, category, count, children }: CategoryChipProps) {
  return (
    <li>
      <LinkChip
        to="/products"
        search={{ source: 'PromotionProducts', promotion, category }}
        activeOptions={{ explicitUndefined: true }}
        count={count}
      >
        {children}
      </LinkChip>
    </li>
  );
}
