import { IconMessageQuestion } from '@tabler/icons-react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { openTicketDialog } from '#src/features/support/ticket-dialog.ts';
import { Button } from '#src/ui/Button.tsx';

/** «Задать вопрос», unless that is already the product's one action. */
export function AskAboutProduct({ product }: { product: ProductCard }) {
  if (product.unavailability?.action === 'RequestAssistance') return null;
  const { id, name, vendorCode, images } = product;
  const image = images[0] ?? null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMessageQuestion aria-hidden="true" size="1.125rem" />}
      onClick={() =>
        openTicketDialog({ kind: 'RequestAssistance', product: { id, name, vendorCode, image } })
      }
    >
      Задать вопрос
    </Button>
  );
}
