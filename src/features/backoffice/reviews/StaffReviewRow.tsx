import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDecideReview } from '#generated/api/backoffice/decide-review.ts';
import { invalidateListModeration } from '#generated/api/backoffice/list-moderation.ts';
import type { StaffReview } from '#generated/api/model/staffReview.ts';
import { formatDay } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import classes from './StaffReviewRow.module.css';

interface RowProps {
  review: StaffReview;
  onReject: () => void;
}

/** A review as its author wrote it, to publish or to reject. */
export function StaffReviewRow({ review, onReject }: RowProps) {
  const { id, key, productName, rating, authorName, photos, dueOn, isLate } = review;
  const client = useQueryClient();
  const publish = useDecideReview({
    mutation: {
      meta: { success: 'Отзыв опубликован' },
      onSettled: () => invalidateListModeration(client),
    },
  });
  return (
    <ListRow>
      <Stack gap="xs">
        <Text fw={600}>{productName}</Text>
        <Text size="sm" c="dimmed">
          {authorName} · {rating} из 5 · решить до {formatDay(dueOn)}{' '}
          {isLate && (
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
        <Group gap="xs">
          <Button
            loading={publish.isPending}
            onClick={() => publish.mutate({ id, data: { key, decision: 'Publish' } })}
          >
            Опубликовать
          </Button>
          <Button variant="default" onClick={onReject}>
            Отклонить
          </Button>
        </Group>
      </Stack>
    </ListRow>
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
