import { Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { AnchorButton, Button } from '#src/ui/kit/buttons/Button.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';

/** A link that was just made: to copy, or to open in the calendar program of this device. */
export function NewFeedLink({ url }: { url: string }) {
  const clipboard = useClipboard({ timeout: 3000 });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = () => {
    clipboard.copy(url);
    announce('Ссылка скопирована');
  };
  return (
    <>
      <TextInput
        ref={field}
        label="Секретная ссылка"
        description="Скопируйте сейчас: второй раз показать её нельзя."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        error={
          clipboard.error ? 'Не удалось скопировать. Выделите ссылку и скопируйте сами.' : null
        }
      />
      <Group gap="xs">
        <Button onClick={copy}>{clipboard.copied ? 'Скопировано' : 'Скопировать ссылку'}</Button>
        <AnchorButton variant="default" href={url.replace(/^https?:/, 'webcal:')}>
          Добавить в календарь
        </AnchorButton>
      </Group>
    </>
  );
}
