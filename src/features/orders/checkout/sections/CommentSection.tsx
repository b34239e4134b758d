import { Text } from '@mantine/core';
import { useImperativeHandle, useRef } from 'react';
import { useOrderCommentLimit } from '#src/features/order-parts/to-manager/checkout-comment-form.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { useAutosavedComment } from './autosaved-comment.ts';
import classes from './CheckoutSection.module.css';
import type { SectionProps } from './CheckoutSection.tsx';

const states = {
  idle: 'Сохраняем, пока вы пишете.',
  saving: 'Сохраняем…',
  saved: 'Сохранено',
  tooLong: 'Сократите комментарий, чтобы он сохранился.',
  failed: 'Не удалось сохранить: текст остался здесь.',
} as const;

/** A comment for the courier and the manager; optional, saved automatically. */
export function CommentSection({ checkout, outcome, field }: SectionProps) {
  const limit = useOrderCommentLimit();
  const comment = useAutosavedComment(checkout, outcome, limit);
  const { text, invalid, state, saveNow } = comment;
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(field, () => ({
    isValid: () => invalid === null,
    save: saveNow,
    isSaved: comment.isSaved,
    focus: () => input.current?.focus(),
  }));
  return (
    <section className={classes.section} data-print={text === '' ? 'hidden' : undefined}>
      <CountedTextarea
        ref={input}
        label="Комментарий к заказу (необязательно)"
        placeholder="Позвоните за час, вход со двора"
        rows={3}
        limit={limit}
        value={text}
        error={invalid}
        onChange={(event) => comment.write(event.currentTarget.value)}
        onBlur={saveNow}
      />
      <Text size="sm" c="dimmed" role="status" data-print="hidden">
        {states[state]}
      </Text>
      {state === 'failed' && outcome.rejection && (
        <Text size="sm" c="var(--shop-danger)">
          {outcome.rejection}
        </Text>
      )}
      {state === 'failed' && (
        <Button variant="subtle" size="compact-sm" onClick={saveNow}>
          Сохранить ещё раз
        </Button>
      )}
    </section>
  );
}
