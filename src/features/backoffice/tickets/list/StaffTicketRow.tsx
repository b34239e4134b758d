import { Text } from '@mantine/core';
import type { StaffTicketSummary } from '#generated/api/model/staffTicketSummary.ts';
import { TicketStatusBadge } from '#src/features/account/support/TicketStatusBadge.tsx';
import { ticketTypeLabels } from '#src/features/account/support/ticket-labels.ts';
import { fromStaffList } from '#src/features/backoffice/card/BackLink.tsx';
import classes from '#src/features/backoffice/frame/StaffRow.module.css';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';

/** One ticket of the queue; the whole row links to its page. */
export function StaffTicketRow({ ticket }: { ticket: StaffTicketSummary }) {
  const { id, number, type, status, title, text, updatedAt, author, partner, assignee } = ticket;
  return (
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <RowLink to="/backoffice/tickets/$id" params={{ id }} state={fromStaffList}>
          {title}
        </RowLink>
        <Text size="sm" c="dimmed">
          {[number, ticketTypeLabels[type], partner?.name ?? author?.name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Text size="sm" lineClamp={2} className={classes.text ?? ''}>
        {text}
      </Text>
      <div className={classes.state}>
        <TicketStatusBadge status={status} />
        <Text size="sm" c="dimmed">
          {assignee && `${assignee.isMe ? 'Вы' : assignee.name} · `}
          <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
        </Text>
      </div>
    </ListRow>
  );
}
