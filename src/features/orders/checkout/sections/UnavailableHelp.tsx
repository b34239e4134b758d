import type { Checkout } from '#generated/api/model/index.ts';
import { openTicketDialog } from '#src/features/support-parts/ticket-dialog.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

interface UnavailableHelpProps {
  checkout: Pick<Checkout, 'id' | 'number'>;
  about: 'OrderDelivery' | 'OrderPayment';
  /** What cannot be chosen: «Через СБП». */
  name: string;
  reason: string | null;
}

const wishes = {
  OrderDelivery: 'Хочу получить заказ так',
  OrderPayment: 'Хочу оплатить заказ так',
} as const;

/** Below a way that cannot be chosen: asks a manager for it, with the words written already. */
export function UnavailableHelp({ checkout, about, name, reason }: UnavailableHelpProps) {
  const { id, number } = checkout;
  const comment = [`${wishes[about]}: ${name}.`, reason && `Сайт отвечает: «${reason}».`];
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
