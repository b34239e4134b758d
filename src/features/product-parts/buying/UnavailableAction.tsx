import { Suspense } from 'react';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { ticketProduct } from '#src/features/support-parts/ticket-request.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './BuyControl.module.css';
import { insteadOfBuying } from './instead-of-buying.ts';

// Only for signed-in users who are on the product's waiting list.
const CancelWaiting = lazyComponent(
  async () => (await import('#src/features/support-parts/CancelWaiting.tsx')).CancelWaiting,
);

/** The server's alternative action for an unavailable product. */
export function UnavailableAction({ product }: { product: ProductCard }) {
  const instead = insteadOfBuying(product);
  switch (instead.kind) {
    case 'Analogues':
      return (
        <ProductLink product={product} hash="analogues" className={classes.analogues}>
          Похожие товары
        </ProductLink>
      );
    case 'Waiting':
      return (
        <Suspense>
          <CancelWaiting ticketID={instead.ticketID} productName={product.name} />
        </Suspense>
      );
    case 'Requested':
      return (
        <LinkButton
          to="/profile/support/$id"
          params={{ id: instead.ticketID }}
          fullWidth
          variant="default"
          className={classes.instead}
        >
          Запрос отправлен
        </LinkButton>
      );
    case 'Ask':
      return (
        <Button
          fullWidth
          variant="light"
          className={classes.instead}
          onClick={() => writeTicket({ kind: instead.action, products: [ticketProduct(product)] })}
        >
          {instead.label}
        </Button>
      );
  }
}
