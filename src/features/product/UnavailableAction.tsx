import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { UnavailableProductAction } from '#generated/api/model/unavailableProductAction.ts';
import { CancelWaiting } from '#src/features/support/CancelWaiting.tsx';
import { openTicketDialog } from '#src/features/support/ticket-dialog.ts';
import { Button } from '#src/ui/Button.tsx';
import classes from './BuyControl.module.css';
import { ProductLink } from './ProductLink.tsx';

const labels: Record<Exclude<UnavailableProductAction, 'None'>, string> = {
  WaitingList: 'Сообщить о поступлении',
  RequestAnalogue: 'Подобрать аналог',
  RequestOffer: 'Запросить предложение',
  RequestAssistance: 'Спросить менеджера',
};

/** The one action that the server offers in the place of buying. */
export function UnavailableAction({ product }: { product: ProductCard }) {
  const { unavailability } = product;
  const action = unavailability?.action ?? 'None';
  if (action === 'None') {
    return (
      <ProductLink product={product} hash="analogues" className={classes.analogues}>
        Похожие товары
      </ProductLink>
    );
  }
  if (action === 'WaitingList' && unavailability?.ticketID) {
    return <CancelWaiting ticketID={unavailability.ticketID} productName={product.name} />;
  }
  const { id, name, vendorCode, images } = product;
  return (
    <Button
      fullWidth
      variant="light"
      className={classes.instead}
      onClick={() =>
        openTicketDialog({
          kind: action,
          product: { id, name, vendorCode, image: images[0] ?? null },
        })
      }
    >
      {labels[action]}
    </Button>
  );
}
