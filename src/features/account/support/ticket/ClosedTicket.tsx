import { Group, Text } from '@mantine/core';
import type { Ticket } from '#generated/api/model/ticket.ts';
import { openTicketDialog } from '#src/features/support-parts/ticket-dialog.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

interface ClosedTicketProps {
  ticket: Pick<Ticket, 'number' | 'order'>;
}

/** Below the thread of a closed ticket: nothing can be added, but a new one can refer to it. */
export function ClosedTicket({ ticket: { number, order } }: ClosedTicketProps) {
  const comment = `К обращению ${number}: `;
  return (
    <Group gap="sm">
      <Text c="dimmed">Обращение закрыто. Если вопрос остался, напишите новое.</Text>
      <Button
        variant="default"
        onClick={() =>
          openTicketDialog(
            order ? { kind: 'OrderQuestion', order, comment } : { kind: 'General', comment },
          )
        }
      >
        Написать ещё раз
      </Button>
    </Group>
  );
}
