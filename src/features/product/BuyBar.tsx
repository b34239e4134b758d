import type { ProductCard } from '#generated/api/model/productCard.ts';
import { Price } from '#src/ui/Price.tsx';
import classes from './BuyBar.module.css';
import { BuyControl } from './BuyControl.tsx';

/** Price and button that stay at the lower edge of a phone. */
export function BuyBar({ product }: { product: ProductCard }) {
  return (
    <div className={classes.bar}>
      <Price price={product.price} priceWithoutDiscount={product.priceWithoutDiscount} />
      <div className={classes.buy}>
        <BuyControl product={product} />
      </div>
    </div>
  );
}
