import type { Checkout } from '#generated/api/model/index.ts';
import { openTicketDialog } from '#src/features/support-parts/ticket-dialog.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

interface UnavailableHelpProps {
  checkout: Pick<Checkout, 'id' | 'number'>;
  about: 'OrderDelivery' | 'OrderPayment';
  /** The unavailable option: «Через СБП». */
  name: string;
  reason: string | null;
}

const requestLabels = {
  OrderDelivery: 'Хочу получить заказ так',
  OrderPayment: 'Хочу оплатить заказ так',
} as const;

/** Below an unavailable option: opens a ticket to a manager, with the text filled in. */
export function UnavailableHelp({ checkout, about, name, reason }: UnavailableHelpProps) {
  const { id, number } = checkout;
  const comment = [`${requestLabels[about]}: ${name}.`, reason && `Сайт отвечает: «${reason}».`];
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`Попросить менеджера помочь: ${name}`}
      onClick={() =>
        openTicketDialog({
          kind: about,
          order: { id, number },
          comment: comment.filter(Boolean).join(' '),
        })
      }
    >
      Попросить менеджера помочь
    </Button>
  );
}
