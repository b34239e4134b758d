import { Text } from '@mantine/core';
import type { NotificationChannelOption } from '#generated/api/model/notificationChannelOption.ts';
import { AnchorButton, Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { QrCode } from '#src/ui/kit/content/QrCode.tsx';
import classes from './TelegramChat.module.css';
import { useTelegram } from './use-telegram.ts';

/** The chat with the shop's bot: connected by a link that opens Telegram here or on the phone. */
export function TelegramChat({ option }: { option: NotificationChannelOption }) {
  const { link, connect, disconnect, isPending } = useTelegram(option);
  const onConnect = useSingleRun(connect);
  const onDisconnect = useSingleRun(disconnect);
  return (
    <section className={classes.telegram} aria-label="Telegram">
      <Text size="sm" role="status">
        Telegram. {statusOf(option, link !== null)}
      </Text>
      {option.allowed && (
        <Button variant="default" loading={isPending} onClick={() => onDisconnect()}>
          Отключить Telegram
        </Button>
      )}
      {!option.allowed && link === null && (
        <Button variant="default" loading={isPending} onClick={() => onConnect()}>
          Подключить Telegram
        </Button>
      )}
      {link !== null && (
        <>
          <AnchorButton href={link} target="_blank" rel="noopener noreferrer">
            Открыть бота в Telegram
          </AnchorButton>
          <Text size="sm" c="dimmed">
            Telegram на телефоне? Наведите на код камеру.
          </Text>
          <div className={classes.code}>
            <QrCode text={link} label="QR-код со ссылкой на бота" />
          </div>
        </>
      )}
    </section>
  );
}

function statusOf({ allowed, endPoint }: NotificationChannelOption, hasLink: boolean): string {
  if (allowed) return endPoint === null ? 'Подключён.' : `Подключён: ${endPoint}.`;
  return hasLink ? 'Нажмите «Начать» в чате с ботом – здесь всё обновится само.' : 'Не подключён.';
}
