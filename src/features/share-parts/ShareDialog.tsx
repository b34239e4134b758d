import { Alert, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { NewShare } from '#generated/api/model/newShare.ts';
import { shareProducts, useShareProducts } from '#generated/api/share/share-products.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { isCaptchaRequired, withCaptcha } from '#src/api/with-captcha.ts';
import { maxLength } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { ShareLink } from './ShareLink.tsx';
import { NOTE_LIMIT } from './share-form.ts';

const tooLong = maxLength(NOTE_LIMIT);

interface ShareDialogProps {
  kind: NewShare['kind'];
  products: NewShare['products'];
  /** What is shared, as text. */
  what: string;
  onClose: () => void;
}

/** Creates a share link: contents, an optional note for the recipient, and then ways to send it. */
export function ShareDialog({ kind, products, what, onClose }: ShareDialogProps) {
  const [note, setNote] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const invalid = tooLong(note);
  const keyOf = useAttemptKey();
  const data = { kind, products, note: note.trim() || null };
  const share = useShareProducts({
    mutation: {
      meta: { handledReasons: ['CaptchaRequired'] },
      mutationFn: (one) =>
        withCaptcha((captcha) =>
          shareProducts(one.data, {
            headers: { 'Idempotency-Key': keyOf(one.data), ...captcha },
          }),
        ),
    },
  });
  const noun = products.length === 1 ? 'товаром' : 'товарами';
  const title = `Поделиться ${kind === 'Cart' ? 'корзиной' : noun}`;
  return (
    <ResponsiveDialog opened onClose={onClose} title={title} size="sm">
      {share.data ? (
        <ShareLink share={share.data} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (invalid) input.current?.focus();
            else share.mutate({ data });
          }}
        >
          <Stack gap="md">
            <Text>{what}</Text>
            <Text size="sm" c="dimmed">
              Ссылка хранит только товары и количество. Цены и наличие каждый увидит свои.
            </Text>
            <CountedTextarea
              label="Записка, если хотите"
              ref={input}
              limit={NOTE_LIMIT}
              error={invalid}
              rows={3}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
              data-autofocus
            />
            {isCaptchaRequired(share.error) && (
              <Alert color="red" variant="light" role="alert">
                {share.error.message}
              </Alert>
            )}
            <Button type="submit" loading={share.isPending}>
              Получить ссылку
            </Button>
          </Stack>
        </form>
      )}
    </ResponsiveDialog>
  );
}
