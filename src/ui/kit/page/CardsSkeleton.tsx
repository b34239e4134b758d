import classes from './CardsSkeleton.module.css';
import { HeadingSkeleton } from './HeadingSkeleton.tsx';
import { PageStack } from './PageStack.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

interface CardsSkeletonProps {
  /** The heading of the page, where it is known. */
  title?: string | undefined;
  /** «Загружаем настройки», for screen readers. */
  label: string;
}

const cards = ['first', 'second', 'third'];

/** Skeleton of a page with cards of texts and fields. */
export function CardsSkeleton({ title, label }: CardsSkeletonProps) {
  return (
    <PageStack role="status" aria-busy="true" aria-label={label}>
      <HeadingSkeleton title={title} />
      {cards.map((card) => (
        <div key={card} className={classes.card}>
          <TextSkeleton width="min(12rem, 60%)" size="subtitle" />
          <TextSkeleton width="min(24rem, 90%)" />
          <TextSkeleton width="min(18rem, 70%)" />
        </div>
      ))}
    </PageStack>
  );
}
