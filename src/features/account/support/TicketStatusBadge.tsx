import { Badge } from '@mantine/core';
import type { TicketStatus } from '#generated/api/model/ticketStatus.ts';
import { ticketStatusColors, ticketStatusLabels } from './ticket-labels.ts';

/** The status of a ticket. */
export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return (
    <Badge color={ticketStatusColors[status]} variant="light" size="lg" tt="none">
      {ticketStatusLabels[status]}
    </Badge>
  );
}
