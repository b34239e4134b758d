import { Suspense, useEffect, useState } from 'react';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

const ReviewDialog = lazyComponent(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

const WRITE_REVIEW = 'reviews.write';

interface WriteReviewProps {
  productID: string;
  productName: string;
}

/** A button to write a review; a visitor signs in first, then the form opens. */
export function WriteReview({ productID, productName }: WriteReviewProps) {
  const [writing, setWriting] = useState(false);
  useEffect(
    () =>
      registerPendingAction(WRITE_REVIEW, (payload) => {
        if (payload === productID) setWriting(true);
      }),
    [productID],
  );
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          if (requireSession({ type: WRITE_REVIEW, payload: productID })) setWriting(true);
        }}
      >
        Написать отзыв
      </Button>
      {writing && (
        <Suspense fallback={null}>
          <ReviewDialog
            productID={productID}
            productName={productName}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
