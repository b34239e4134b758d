import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useChangeCheckoutComment } from '#generated/api/checkout/checkout.ts';
import type { Checkout } from '#generated/api/model/index.ts';
import { CheckoutSection, type SectionProps } from './CheckoutSection.tsx';
import { useSectionOutcome } from './checkout-cache.ts';

const COMMENT_LIMIT = 500;

/** Words for the courier and the manager; may stay empty. */
export function CommentSection({ checkout, ...section }: SectionProps & { checkout: Checkout }) {
  const outcome = useSectionOutcome(checkout.id, section.onDone);
  const change = useChangeCheckoutComment({ mutation: outcome.mutation });
  const [comment, setComment] = useState(checkout.comment);
  return (
    <CheckoutSection
      {...section}
      title="Комментарий"
      summary={checkout.comment || 'Без комментария'}
      refusal={outcome.refusal}
    >
      <Textarea
        label="Комментарий к заказу"
        description={`Необязательно. ${comment.length}/${COMMENT_LIMIT}`}
        maxLength={COMMENT_LIMIT}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button
        mt="md"
        loading={change.isPending}
        onClick={() => change.mutate({ id: checkout.id, data: { comment: comment.trim() } })}
      >
        Сохранить
      </Button>
    </CheckoutSection>
  );
}
