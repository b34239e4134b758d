import { Suspense, useRef, useState } from 'react';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './Reviews.module.css';
import { moveFocusFrom } from './review-focus.ts';

const ReviewDialog = lazyComponent(
  async () =>
    (await import('#src/features/product-parts/reviews/writing/ReviewDialog.tsx')).ReviewDialog,
);
const DeleteReviewDialog = lazyComponent(
  async () => (await import('./DeleteReviewDialog.tsx')).DeleteReviewDialog,
);

interface ReviewActionsProps {
  feedback: Feedback;
  productID: string;
  productName: string;
}

/** Buttons to change and to delete the user's own review. */
export function ReviewActions({ feedback, productID, productName }: ReviewActionsProps) {
  const [opened, setOpened] = useState<'change' | 'delete' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpened(null);
  return (
    <div className={classes.actions} ref={place}>
      <Button variant="light" size="compact-sm" onClick={() => setOpened('change')}>
        Изменить отзыв
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpened('delete')}>
        Удалить отзыв
      </Button>
      <Suspense fallback={null}>
        {opened === 'change' && (
          <ReviewDialog
            productID={productID}
            productName={productName}
            own={feedback}
            onClose={close}
          />
        )}
        {opened === 'delete' && (
          <DeleteReviewDialog
            productID={productID}
            productName={productName}
            onDeleted={() => moveFocusFrom(place.current)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
