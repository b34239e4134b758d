import { Badge, Text } from '@mantine/core';
import type { TicketSummary } from '#generated/api/model/ticketSummary.ts';
import { TicketStatusBadge } from '#src/features/account/support/TicketStatusBadge.tsx';
import { ticketTypeLabels } from '#src/features/account/support/ticket-labels.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './TicketRow.module.css';

const replies = ['новый ответ', 'новых ответа', 'новых ответов'] as const;

/** One ticket in the list; the whole row links to its page. */
export function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { id, number, type, status, title, text, updatedAt, partner, unreadCount } = ticket;
  return (
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <RowLink to="/profile/support/$id" params={{ id }}>
          {title}
        </RowLink>
        <Text size="sm" c="dimmed">
          {[number, ticketTypeLabels[type], partner?.name].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="sm" lineClamp={2} className={classes.text ?? ''}>
        {text}
      </Text>
      <div className={classes.state}>
        {unreadCount > 0 && (
          <Badge color="brand" tt="none">
            {countOf(unreadCount, replies)}
          </Badge>
        )}
        <TicketStatusBadge status={status} />
        <Text size="sm" c="dimmed">
          <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
        </Text>
      </div>
    </ListRow>
  );
}
