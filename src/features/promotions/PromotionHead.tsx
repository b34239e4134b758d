import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { openTicketDialog } from '#src/features/support/ticket-dialog.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { Button } from '#src/ui/Button.tsx';
import classes from './PromotionHead.module.css';
import { promotionPeriod } from './promotion-period.ts';
import { promotionCategoriesQuery } from './promotions-queries.ts';

interface PromotionHeadProps {
  promotion: Promotion;
}

/** Above the products of a promotion: its terms, the way to an offer, its top categories. */
export function PromotionHead({ promotion }: PromotionHeadProps) {
  const { id, name } = promotion;
  const { data } = useQuery(promotionCategoriesQuery(id));
  return (
    <div className={classes.head}>
      <div className={classes.row}>
        <p className={classes.terms}>
          {plainText(promotion.description)}{' '}
          <span className={classes.quiet}>Действует {promotionPeriod(promotion)}.</span>
        </p>
        <Button
          variant="light"
          onClick={() => openTicketDialog({ kind: 'PromotionOffer', promotion: { id, name } })}
        >
          Запросить предложение
        </Button>
      </div>
      {data && data.items.length > 1 && (
        <nav aria-label="Категории акции" className={classes.categories}>
          <CategoryLink promotion={id} category={undefined}>
            Все
          </CategoryLink>
          {data.items.map(({ category: { id: categoryID, name: categoryName }, count }) => (
            <CategoryLink key={categoryID} promotion={id} category={categoryID}>
              {categoryName} <span className={classes.quiet}>{count}</span>
            </CategoryLink>
          ))}
        </nav>
      )}
    </div>
  );
}

interface CategoryLinkProps {
  promotion: string;
  category: string | undefined;
  children: ReactNode;
}

function CategoryLink({ promotion, category, children }: CategoryLinkProps) {
  return (
    <Link
      to="/products"
      search={{ source: 'PromotionProducts', promotion, category }}
      className={classes.category}
      activeOptions={{ explicitUndefined: true }}
    >
      {children}
    </Link>
  );
}
