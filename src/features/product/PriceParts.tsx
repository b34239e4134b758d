import { lazy, Suspense } from 'react';
import { useCartQuantity } from '#src/features/cart/cart-preview.ts';

const ExplainPrice = lazy(async () => {
  const { ExplainPrice: component } = await import('#src/features/pricing/ExplainPrice.tsx');
  return { default: component };
});

/** For a product in the cart: how its price came about. */
export function PriceParts({ productID }: { productID: string }) {
  const inCart = useCartQuantity(productID) > 0;
  return inCart ? (
    <Suspense fallback={null}>
      <ExplainPrice of={{ productID }} />
    </Suspense>
  ) : null;
}
