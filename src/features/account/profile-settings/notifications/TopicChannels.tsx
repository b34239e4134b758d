import { Checkbox, Text } from '@mantine/core';
import { useId } from 'react';
import type { NotificationChannel } from '#generated/api/model/notificationChannel.ts';
import type { NotificationChannelOption } from '#generated/api/model/notificationChannelOption.ts';
import type { NotificationTopicSetting } from '#generated/api/model/notificationTopicSetting.ts';
import classes from './NotificationsSection.module.css';
import { blockedReason } from './notification-choice.ts';

interface TopicChannelsProps {
  topic: NotificationTopicSetting;
  options: readonly NotificationChannelOption[];
  onToggle: (channel: NotificationChannel) => void;
}

/** One topic: by which channels to notify of it. */
export function TopicChannels({ topic, options, onToggle }: TopicChannelsProps) {
  const descriptionID = useId();
  return (
    <fieldset className={classes.topic} aria-describedby={descriptionID}>
      <legend className={classes.name}>{topic.name}</legend>
      <Text id={descriptionID} size="sm" c="dimmed">
        {topic.description}
        {topic.required && '. Совсем отключить нельзя.'}
      </Text>
      <div className={classes.channels}>
        {options.map((option) => (
          <ChannelBox
            key={option.channel}
            option={option}
            checked={topic.channels.includes(option.channel)}
            reason={blockedReason(topic, option, options)}
            onToggle={() => onToggle(option.channel)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChannelBoxProps {
  option: NotificationChannelOption;
  checked: boolean;
  /** Why it cannot be clicked. */
  reason: string | null;
  onToggle: () => void;
}

function ChannelBox({ option, checked, reason, onToggle }: ChannelBoxProps) {
  return (
    <Checkbox
      size="sm"
      label={option.name}
      checked={checked}
      disabled={reason !== null}
      title={reason ?? undefined}
      onChange={onToggle}
    />
  );
}
