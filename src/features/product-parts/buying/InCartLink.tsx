import { useCartQuantity } from '#src/features/cart-parts/change/cart-quantities.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';

/** A link to the cart once the product is in it. */
export function InCartLink({ productID }: { productID: string }) {
  return useCartQuantity(productID) > 0 ? (
    <LinkButton to="/cart" variant="light" fullWidth>
      Перейти в корзину
    </LinkButton>
  ) : null;
}
