import { Group, Paper, Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCreateTicketFeedback } from '#generated/api/support/create-ticket-feedback.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { useFeedbackLimit } from '#src/features/account/support/ticket-comment-form.ts';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import { maxLength } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';

const ratings = [
  ['5', 'Отлично'],
  ['4', 'Хорошо'],
  ['3', 'Так себе'],
  ['2', 'Плохо'],
  ['1', 'Ужасно'],
] as const;

/** Feedback on a ticket: a rating and an optional comment. */
export function TicketFeedbackForm({ ticketID }: { ticketID: string }) {
  const client = useQueryClient();
  const [rating, setRating] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const keyOf = useAttemptKey();
  const send = useCreateTicketFeedback({
    mutation: { meta: { success: 'Спасибо за оценку' }, onSuccess: () => forgetTickets(client) },
    request: { headers: { 'Idempotency-Key': keyOf([ticketID, rating, comment]) } },
  });
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const text = comment.trim();
  const limit = useFeedbackLimit();
  const invalid = maxLength(limit)(comment);
  return (
    <Paper withBorder radius="lg" p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (rating === null) return;
          setTried(true);
          if (invalid) return input.current?.focus();
          const data = { rating: Number(rating), ...(text && { comment: text }) };
          send.mutate({ id: ticketID, data });
        }}
      >
        <Stack gap="md">
          <Radio.Group label="Оцените ответ" value={rating} onChange={setRating}>
            <Group gap="md" mt="xs">
              {ratings.map(([value, label]) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Group>
          </Radio.Group>
          <CountedTextarea
            label="Комментарий"
            ref={input}
            limit={limit}
            error={tried ? invalid : null}
            rows={3}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Group>
            <Button type="submit" loading={send.isPending} disabled={rating === null}>
              Отправить оценку
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
