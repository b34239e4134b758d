import { Text } from '@mantine/core';
import { Button } from '#src/ui/Button.tsx';
import { CountedTextarea } from '#src/ui/CountedTextarea.tsx';
import { COMMENT_LIMIT, useAutosavedComment } from './autosaved-comment.ts';
import classes from './CheckoutSection.module.css';
import type { SectionProps } from './CheckoutSection.tsx';

const states = {
  idle: 'Сохраняем, пока вы пишете.',
  saving: 'Сохраняем…',
  saved: 'Сохранено',
  tooLong: 'Сократите комментарий, чтобы он сохранился.',
  failed: 'Не удалось сохранить: текст остался здесь.',
} as const;

/** Words for the courier and the manager; may stay empty, and save themselves. */
export function CommentSection({ checkout, outcome }: SectionProps) {
  const comment = useAutosavedComment(checkout, outcome);
  return (
    <section className={classes.section}>
      <CountedTextarea
        label="Комментарий к заказу (необязательно)"
        placeholder="Позвоните за час, вход со двора"
        rows={3}
        limit={COMMENT_LIMIT}
        value={comment.text}
        onChange={(event) => comment.write(event.currentTarget.value)}
        onBlur={comment.saveNow}
      />
      <Text size="sm" c="dimmed" role="status">
        {states[comment.state]}
      </Text>
      {comment.state === 'failed' && (
        <Button variant="subtle" size="compact-sm" onClick={comment.saveNow}>
          Сохранить ещё раз
        </Button>
      )}
    </section>
  );
}
