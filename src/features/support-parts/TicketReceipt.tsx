import { Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CreatedTicket } from '#generated/api/model/createdTicket.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton, LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';

interface TicketReceiptProps {
  ticket: CreatedTicket;
  onClose: () => void;
}

export const receiptTitle = 'Обращение принято';

/** Confirms that the ticket was received: who replies, where, and a link to it. */
export function TicketReceipt({ ticket, onClose }: TicketReceiptProps) {
  const onward = useRef<HTMLAnchorElement>(null);
  // The focused form was replaced.
  useEffect(() => onward.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text role="status">
        {ticket.type === 'WaitingList'
          ? 'Сообщим о\u00a0поступлении в\u00a0разделе «Обращения» и\u00a0по электронной почте. Там\u00a0же можно отказаться.'
          : 'Менеджер ответит в\u00a0разделе «Обращения» или по электронной почте.'}
      </Text>
      <LinkText to="/profile/support/$id" params={{ id: ticket.id }} size="sm" onClick={onClose}>
        Открыть это обращение
      </LinkText>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Закрыть
        </Button>
        <LinkButton to="/profile/support" onClick={onClose} ref={onward}>
          К обращениям
        </LinkButton>
      </DialogActions>
    </Stack>
  );
}
