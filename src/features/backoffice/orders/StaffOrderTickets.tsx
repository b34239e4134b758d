import { Stack, Text, Title } from '@mantine/core';
import type { StaffOrderTicket } from '#generated/api/model/staffOrderTicket.ts';
import { TicketStatusBadge } from '#src/features/account/support/TicketStatusBadge.tsx';
import { useOpensSection } from '#src/features/backoffice/frame/use-opens-section.ts';
import { refundText } from '#src/features/backoffice/orders/steps/refund-text.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './StaffOrderTickets.module.css';

/** What the buyer wrote about an order and requests to return; links to whom tickets are open. */
export function StaffOrderTickets({ tickets }: { tickets: readonly StaffOrderTicket[] }) {
  const isLinked = useOpensSection('/backoffice/tickets');
  if (tickets.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby="staff-order-tickets">
      <Title order={2} id="staff-order-tickets">
        {'Возвраты и\u00a0обращения'}
      </Title>
      <ul className={classes.list}>
        {tickets.map(({ id, number, title, status, createdAt, refund }) => (
          <li key={id} className={classes.row}>
            {isLinked ? (
              <LinkText to="/backoffice/tickets/$id" params={{ id }}>
                {title}
              </LinkText>
            ) : (
              title
            )}
            <TicketStatusBadge status={status} />
            <Text span size="sm" c="dimmed">
              {[number, formatMoment(createdAt), refund && refundText(refund)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
