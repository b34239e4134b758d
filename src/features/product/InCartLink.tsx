import { useCartQuantity } from '#src/features/cart/cart-preview.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import classes from './BuyBox.module.css';

/** The way to the cart once the product is there; its place is kept, so that nothing moves. */
export function InCartLink({ productID }: { productID: string }) {
  const inCart = useCartQuantity(productID) > 0;
  return (
    <div className={classes.inCart}>
      {inCart && (
        <LinkButton to="/cart" variant="light" fullWidth>
          Перейти в корзину
        </LinkButton>
      )}
    </div>
  );
}
