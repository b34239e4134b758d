import { Suspense } from 'react';
import { useCartQuantity } from '#src/features/cart-parts/change/cart-quantities.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

const ExplainPrice = lazyComponent(
  async () => (await import('#src/features/price-parts/ExplainPrice.tsx')).ExplainPrice,
);

/** For a product in the cart: explains its price. */
export function PriceParts({ productID }: { productID: string }) {
  const inCart = useCartQuantity(productID) > 0;
  return inCart ? (
    <Suspense fallback={null}>
      <ExplainPrice of={{ productID }} />
    </Suspense>
  ) : null;
}
