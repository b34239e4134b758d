import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NotificationChannel } from '#generated/api/model/notificationChannel.ts';
import type { NotificationChannelOption } from '#generated/api/model/notificationChannelOption.ts';
import type { NotificationSettings } from '#generated/api/model/notificationSettings.ts';
import type { NotificationTopicSetting } from '#generated/api/model/notificationTopicSetting.ts';
import { getGetNotificationSettingsQueryOptions } from '#generated/api/profile/get-notification-settings.ts';
import { PushDevices } from '#src/features/account/profile-settings/push/PushDevices.tsx';
import { offerPush } from '#src/features/account/profile-settings/push/push-state.ts';
import { usePush } from '#src/features/account/profile-settings/push/use-push.ts';
import { TelegramChat } from '#src/features/account/profile-settings/telegram/TelegramChat.tsx';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
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
  const push = usePush();
  const options = channels.map((option) => offerPush(option, push.state));
  const telegram = channels.find(({ channel }) => channel === 'Telegram');
  const onToggle = async (topic: NotificationTopicSetting, channel: NotificationChannel) => {
    const isChosen = channel === 'Push' && !topic.channels.includes(channel);
    const isEnabled = !isChosen || push.state !== 'off' || (await push.enable());
    // A rejected permission leaves what other devices there are.
    if (isEnabled || push.otherDevices.length > 0) toggle(topic.topic, channel);
  };
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
      <PushDevices push={push} />
      {telegram?.connectable && <TelegramChat option={telegram} />}
      {topics.map((topic) => (
        <TopicChannels
          key={topic.topic}
          topic={topic}
          options={options}
          onToggle={(channel) => void onToggle(topic, channel)}
        />
      ))}
      <Text size="sm" c="dimmed" role="status">
        {isPending ? 'Сохраняем…' : isSaved ? 'Сохранено' : 'Изменения сохраняются сразу'}
      </Text>
    </Stack>
  );
}

/** Where a channel delivers to, or why it cannot. Push and a bot have parts of their own. */
function Way({
  option: { channel, name, endPoint, reason, connectable = false },
}: {
  option: NotificationChannelOption;
}) {
  if (channel === 'NoNotify' || channel === 'Push' || connectable) return null;
  const target = endPoint?.startsWith('+7') ? formatPhone(endPoint) : endPoint;
  return (
    <li>
      {name}: <span className={classes.quiet}>{reason ?? target ?? 'подключён'}</span>
    </li>
  );
}
