import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { CreatedShare } from '#generated/api/model/createdShare.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { QrCode } from '#src/ui/kit/content/QrCode.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import classes from './ShareLink.module.css';
import { canShareNatively, shareLink } from './share-link.ts';

/** A created link: to copy, to scan as a QR code, to share with another app. */
export function ShareLink({ share }: { share: CreatedShare }) {
  const link = shareLink(share.path);
  const clipboard = useClipboard({ timeout: 3000 });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = () => {
    clipboard.copy(link);
    announce('Ссылка скопирована');
  };
  return (
    <Stack gap="md">
      <TextInput
        ref={field}
        label="Ссылка"
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        description={`Действует до ${formatDate(share.expiresAt)}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={
          clipboard.error ? 'Не удалось скопировать. Выделите ссылку и скопируйте сами.' : null
        }
      />
      <Group gap="xs">
        <Button onClick={copy}>{clipboard.copied ? 'Скопировано' : 'Скопировать'}</Button>
        {canShareNatively() && (
          <Button
            variant="default"
            // Closing the native share sheet rejects; that is no error.
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            Отправить…
          </Button>
        )}
      </Group>
      <div className={classes.code}>
        <QrCode text={link} label="QR-код со ссылкой" />
      </div>
      <Text size="sm" c="dimmed" ta="center">
        Наведите камеру телефона, чтобы открыть ссылку
      </Text>
    </Stack>
  );
}
