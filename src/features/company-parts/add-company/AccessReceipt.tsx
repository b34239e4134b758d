import { Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CreatedTicket } from '#generated/api/model/index.ts';
import { openTicketDialog } from '#src/features/support-parts/ticket-dialog.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';

export const accessReceiptTitle = 'Просьба отправлена';

const complaint =
  'Прошу проверить, кто подключил нашу компанию. Готов прислать выписку и\u00A0доверенность. ИНН: ';

interface AccessReceiptProps {
  ticket: CreatedTicket;
  onClose: () => void;
}

/** Says who decides about access to a registered company, and how the decision arrives. */
export function AccessReceipt({ ticket, onClose }: AccessReceiptProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The focused form was replaced.
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text role="status">
        Владелец компании получил ваше имя и{'\u00A0'}контакты. Когда он{'\u00A0'}пригласит вас,
        приглашение придёт по{'\u00A0'}SMS или на{'\u00A0'}почту и{'\u00A0'}появится в{'\u00A0'}
        разделе «Компании».
      </Text>
      <Text size="sm" c="dimmed">
        Владелец не{'\u00A0'}отвечает или компанию подключил посторонний?{' '}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            onClose();
            openTicketDialog({ kind: 'General', comment: complaint });
          }}
        >
          Напишите нам
        </Button>
      </Text>
      <DialogActions>
        <LinkButton
          to="/profile/support/$id"
          params={{ id: ticket.id }}
          variant="default"
          onClick={onClose}
        >
          Открыть обращение
        </LinkButton>
        <Button ref={first} onClick={onClose}>
          Понятно
        </Button>
      </DialogActions>
    </Stack>
  );
}
