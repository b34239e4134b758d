import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDecideReview } from '#generated/api/backoffice/decide-review.ts';
import { invalidateListModeration } from '#generated/api/backoffice/list-moderation.ts';
import type { StaffReview } from '#generated/api/model/staffReview.ts';
import { ApiError } from '#src/api/errors.ts';
import { feedbackStatusLabels } from '#src/features/product-parts/reviews/feedback-labels.ts';
import { formatDay, formatMoment } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { decidedElsewhere, SHOWN_STATUSES } from './decided-elsewhere.ts';
import classes from './StaffReviewRow.module.css';

interface RowProps {
  review: StaffReview;
  /** «Отзыв опубликован»: it was decided and stays in its place; null while it waits. */
  outcome: string | null;
  onReject: () => void;
  onDecided: (outcome: string) => void;
}

/** A review as its author wrote it, to publish or to reject. */
export function StaffReviewRow({ review, outcome, onReject, onDecided }: RowProps) {
  const { productName, productSlug, rating, authorName, photos, status } = review;
  const decided = outcome ?? (status === 'Moderation' ? null : feedbackStatusLabels[status]);
  return (
    <ListRow>
      <Stack gap="xs">
        <LinkText to="/products/$slug" params={{ slug: productSlug }}>
          {productName}
        </LinkText>
        <Text size="sm" c="dimmed">
          {authorName} · {rating} из 5 ·{' '}
          {status === 'Moderation'
            ? `решить до ${formatDay(review.dueOn)}`
            : `прислан ${formatMoment(review.sentAt)}`}{' '}
          {review.isLate && (
            <Badge color="red" tt="none">
              Просрочен
            </Badge>
          )}
        </Text>
        <ReviewTexts review={review} />
        {photos.length > 0 && (
          <Group gap="xs">
            {photos.map(({ id: photo, url, thumbnailURL }, index) => (
              <a key={photo} href={url} target="_blank" rel="noreferrer">
                <img
                  src={thumbnailURL}
                  width={96}
                  height={96}
                  alt={`Фото ${index + 1} к отзыву`}
                  className={classes.photo}
                />
              </a>
            ))}
          </Group>
        )}
        {review.rejectionReason !== null && (
          <Text className={classes.text ?? ''}>Почему отклонён: {review.rejectionReason}</Text>
        )}
        <Group gap="xs" className={classes.decision ?? ''}>
          {decided === null ? (
            <>
              <PublishButton review={review} onDecided={onDecided} />
              <Button variant="default" onClick={onReject}>
                Отклонить
              </Button>
            </>
          ) : (
            <Badge color="gray" variant="light" size="lg" tt="none">
              {decided}
            </Badge>
          )}
        </Group>
      </Stack>
    </ListRow>
  );
}

function PublishButton({ review, onDecided }: Pick<RowProps, 'review' | 'onDecided'>) {
  const { id, key } = review;
  const client = useQueryClient();
  const publish = useDecideReview({
    mutation: {
      meta: { success: 'Отзыв опубликован', handledStatuses: SHOWN_STATUSES },
      onSuccess: () => onDecided('Отзыв опубликован'),
      onError: (error) => {
        if (!(error instanceof ApiError) || !SHOWN_STATUSES.includes(error.status)) return;
        showToast({ tone: 'info', message: error.message });
        const outcome = decidedElsewhere(error);
        if (outcome !== null) onDecided(outcome);
      },
      onSettled: () => invalidateListModeration(client),
    },
  });
  const send = useSingleRun(() => publish.mutateAsync({ id, data: { key, decision: 'Publish' } }));
  return (
    <Button loading={publish.isPending} onClick={send}>
      Опубликовать
    </Button>
  );
}

function ReviewTexts({ review }: { review: StaffReview }) {
  const { comment, advantages, disadvantages } = review;
  const texts = [
    comment,
    advantages && `Достоинства: ${advantages}`,
    disadvantages && `Недостатки: ${disadvantages}`,
  ];
  return texts.filter(Boolean).map((text) => (
    <Text key={text} className={classes.text ?? ''}>
      {text}
    </Text>
  ));
}
