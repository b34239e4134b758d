import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NotificationChannelOption } from '#generated/api/model/notificationChannelOption.ts';
import type { NotificationSettings } from '#generated/api/model/notificationSettings.ts';
import { getGetNotificationSettingsQueryOptions } from '#generated/api/profile/get-notification-settings.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatPhone } from '#src/lib/phone.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './NotificationsSection.module.css';
import { TopicChannels } from './TopicChannels.tsx';
import { useChangeChannels } from './use-change-channels.ts';

/** By which channels the user is notified of what. */
export function NotificationsSection() {
  const query = useQuery({
    ...getGetNotificationSettingsQueryOptions(),
    meta: { silent: true },
  });
  return (
    <Section id="notifications" title="Уведомления">
      {query.isPending && (
        <div role="status" aria-label="Загружаем настройки уведомлений">
          <Skeleton height="40rem" radius="md" />
        </div>
      )}
      <QueryFailure query={query} />
      {query.data && <Topics settings={query.data} />}
    </Section>
  );
}

function Topics({ settings: { channels, topics } }: { settings: NotificationSettings }) {
  const { toggle, isPending, isSaved } = useChangeChannels();
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        В магазине уведомления видны всегда. Здесь – чем сообщать о них ещё.
      </Text>
      <ul className={classes.ways} aria-label="Каналы">
        {channels.map((option) => (
          <Way key={option.channel} option={option} />
        ))}
      </ul>
      {topics.map((topic) => (
        <TopicChannels
          key={topic.topic}
          topic={topic}
          options={channels}
          onToggle={(channel) => toggle(topic.topic, channel)}
        />
      ))}
      <Text size="sm" c="dimmed" role="status">
        {isPending ? 'Сохраняем…' : isSaved ? 'Сохранено' : 'Изменения сохраняются сразу'}
      </Text>
    </Stack>
  );
}

/** Where a channel delivers to, or why it cannot. */
function Way({
  option: { channel, name, endPoint, reason },
}: {
  option: NotificationChannelOption;
}) {
  if (channel === 'NoNotify') return null;
  const target = endPoint?.startsWith('+7') ? formatPhone(endPoint) : endPoint;
  return (
    <li>
      {name}: <span className={classes.quiet}>{reason ?? target ?? 'подключён'}</span>
    </li>
  );
}
