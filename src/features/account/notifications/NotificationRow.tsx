import { Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { UserNotification } from '#generated/api/model/userNotification.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { ListRow, RowAnchor } from '#src/ui/kit/list/ListRow.tsx';
import classes from './NotificationRow.module.css';
import { useReceiveOne } from './receive-notifications.ts';
import { topicLabels } from './topic-labels.ts';

/** One notification; the whole row links to its subject and marks it as read. */
export function NotificationRow({ notification }: { notification: UserNotification }) {
  const { id, topic, state, title, text, link, createdAt } = notification;
  const router = useRouter();
  const receive = useReceiveOne();
  const fresh = state === 'New';
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (fresh) receive(id);
    // The browser handles clicks that open a new tab.
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href: link });
  };
  return (
    <ListRow className={classes.row} marked={fresh}>
      <div>
        {fresh && <Hidden>Новое. </Hidden>}
        {link === null ? (
          <Text fw={600}>{title}</Text>
        ) : (
          <RowAnchor href={link} onClick={follow}>
            {title}
          </RowAnchor>
        )}
        {text !== '' && <Text size="sm">{text}</Text>}
        <Text size="sm" c="dimmed">
          {topicLabels[topic]} · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </Text>
      </div>
      {fresh && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.read ?? ''}
          aria-label={`Отметить прочитанным: ${title}`}
          onClick={() => receive(id)}
        >
          Отметить прочитанным
        </Button>
      )}
    </ListRow>
  );
}
