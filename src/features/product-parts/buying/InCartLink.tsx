import { useCartQuantity } from '#src/features/cart-parts/cart-preview.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';

/** The way to the cart once the product is there. */
export function InCartLink({ productID }: { productID: string }) {
  return useCartQuantity(productID) > 0 ? (
    <LinkButton to="/cart" variant="light" fullWidth>
      Перейти в корзину
    </LinkButton>
  ) : null;
}
