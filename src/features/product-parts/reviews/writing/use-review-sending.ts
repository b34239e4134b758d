import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Feedback } from '#generated/api/model/feedback.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { forgetFeedback } from '#src/features/product-parts/reviews/forget-feedback.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import type { ReviewValues } from './review-form.ts';
import { sendReview } from './send-review.ts';

interface ReviewSending {
  productID: string;
  /** The user's review; without it the first one is written. */
  own: Feedback | null;
  form: UseFormReturnType<ReviewValues>;
  onClose: () => void;
}

/** The photo that is being sent, and how much of it has been, 0 to 1. */
interface Current {
  file: File;
  part: number;
}

/** The part of the files that has been sent, which are sent one after another. */
function sentPart(files: readonly File[], current: Current | null): number {
  const index = current ? files.indexOf(current.file) : -1;
  if (!current || index < 0) return 0;
  const sizeOf = (some: readonly File[]) => some.reduce((sum, { size }) => sum + size, 0);
  return (sizeOf(files.slice(0, index)) + current.part * current.file.size) / sizeOf(files);
}

const noReasons: ReadonlyMap<File, string> = new Map();

/**
 * Sends the form of a review with its photos. What is stored before a failure stays stored, and the
 * next attempt sends the rest; the form stays until all is stored.
 */
export function useReviewSending({ productID, own, form, onClose }: ReviewSending) {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  const upload = useRef<AbortController>(null);
  const [stored, setStored] = useState(own);
  const [current, setCurrent] = useState<Current | null>(null);
  const hasStored = stored !== own;
  const close = () => {
    // Not earlier: the user's review takes the place of the button that has opened this form.
    if (hasStored) forgetFeedback(client, productID);
    onClose();
  };
  const send = useMutation({
    mutationFn: (values: ReviewValues) => {
      upload.current = new AbortController();
      setCurrent(null);
      return sendReview(values, {
        productID,
        isWritten: stored !== null,
        keyOf,
        signal: upload.current.signal,
        onStored: (feedback, photo) => {
          setStored(feedback);
          const left = new Set(feedback.photos.map(({ id }) => id));
          form.setFieldValue('removed', (ids) => ids.filter((id) => left.has(id)));
          form.setFieldValue('added', (files) => files.filter((file) => file !== photo));
        },
        onSent: (file, part) => setCurrent({ file, part }),
      });
    },
    meta: formRejectionMeta,
    onSuccess: ({ feedback, rejected }) => {
      if (rejected.size > 0) return;
      const isModerated = feedback.status === 'Moderation';
      showToast({
        tone: 'success',
        message: isModerated ? 'Отзыв отправлен на проверку' : 'Отзыв сохранён',
      });
      forgetFeedback(client, productID);
      onClose();
    },
  });
  const { data, error, isPending } = send;
  const { added } = form.values;
  return {
    send: send.mutateAsync,
    close,
    stop: () => upload.current?.abort(),
    pending: isPending,
    /** Messages of rejected fields by path; null when nothing failed. */
    rejections: error && formRejections(error),
    photoRejections: data?.rejected ?? noReasons,
    /** The review as it is stored. */
    stored,
    /** The text is stored, and what was to follow has failed. */
    isPartial: hasStored && !isPending,
    /** The part of the added photos that has been sent, 0 to 1; null while none is. */
    sent: isPending && added.length > 0 ? sentPart(added, current) : null,
  };
}
