import { Button, Group, Stack, Text } from '@mantine/core';
import type { CreatedTicket } from '#generated/api/model/createdTicket.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ResponsiveDialog } from '#src/ui/ResponsiveDialog.tsx';

interface TicketReceiptProps {
  ticket: CreatedTicket;
  onClose: () => void;
}

/** The ticket has arrived: who answers, where, and the way there. */
export function TicketReceipt({ ticket, onClose }: TicketReceiptProps) {
  return (
    <ResponsiveDialog opened onClose={onClose} title="Обращение принято" size="sm">
      <Stack gap="md">
        <Text role="status">
          {ticket.type === 'WaitingList'
            ? 'Сообщим о поступлении в разделе «Обращения» и по почте. Там же можно отказаться.'
            : 'Менеджер ответит в разделе «Обращения» или по электронной почте.'}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Закрыть
          </Button>
          <LinkButton
            to="/profile/support/$id"
            params={{ id: ticket.id }}
            onClick={onClose}
            data-autofocus
          >
            К обращению
          </LinkButton>
        </Group>
      </Stack>
    </ResponsiveDialog>
  );
}
