import { Suspense, useEffect, useState } from 'react';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

const ReviewDialog = lazyComponent(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

const WRITE_REVIEW = 'reviews.write';
const TO_WRITE = 'Чтобы написать отзыв, войдите в аккаунт.';

interface WriteReviewProps {
  productID: string;
  productName: string;
  size?: 'compact-sm' | 'sm';
}

/** A button to write a review; a visitor signs in first, then the form opens. */
export function WriteReview({ productID, productName, size = 'sm' }: WriteReviewProps) {
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
        size={size}
        aria-label={`Написать отзыв: ${productName}`}
        onClick={() => {
          if (requireSession({ type: WRITE_REVIEW, payload: productID }, TO_WRITE))
            setWriting(true);
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
