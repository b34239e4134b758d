import { useQueryClient } from '@tanstack/react-query';
import { useCancelTicket } from '#generated/api/support/cancel-ticket.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { forgetTickets } from './ticket-cache.ts';

interface CancelWaitingProps {
  ticketID: string;
  productName: string;
}

/** A button that removes the user from the product's waiting list. */
export function CancelWaiting({ ticketID, productName }: CancelWaitingProps) {
  const client = useQueryClient();
  const cancel = useCancelTicket({
    mutation: {
      meta: { success: 'Больше не ждём этот товар' },
      onSettled: () => forgetTickets(client),
    },
  });
  return (
    <Button
      fullWidth
      variant="default"
      loading={cancel.isPending}
      aria-label={`Не ждать: ${productName}`}
      onClick={() => cancel.mutate({ id: ticketID })}
    >
      Ждём · Отменить
    </Button>
  );
}
