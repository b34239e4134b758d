import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './PromotionsScreen.module.css';

const cards = Array.from({ length: 6 }, (_, index) => `card-${index}`);

/** Skeleton of the promotions. */
export function PromotionsSkeleton() {
  return (
    <PageStack aria-hidden="true">
      <Skeleton height={38} width={160} />
      <div className={classes.cards}>
        {cards.map((card) => (
          <Skeleton key={card} height={320} radius="lg" />
        ))}
      </div>
    </PageStack>
  );
}
