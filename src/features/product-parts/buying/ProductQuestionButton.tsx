import { IconMessageQuestion } from '@tabler/icons-react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { ticketProduct } from '#src/features/support-parts/ticket-request.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

/** «Задать вопрос», unless that is the product's main action already. */
export function ProductQuestionButton({ product }: { product: ProductCard }) {
  if (product.unavailability?.action === 'RequestAssistance') return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMessageQuestion aria-hidden="true" size="1.125rem" />}
      onClick={() => writeTicket({ kind: 'RequestAssistance', products: [ticketProduct(product)] })}
    >
      Задать вопрос
    </Button>
  );
}
