import type { ProductCard } from '#generated/api/model/productCard.ts';
import classes from './BuyBar.module.css';
import { BuyControl } from './BuyControl.tsx';
import { PriceOf } from './PriceOf.tsx';

/** Price and button that stay at the lower edge of a phone. */
export function BuyBar({ product }: { product: ProductCard }) {
  return (
    <div className={classes.bar}>
      <PriceOf product={product} />
      <div className={classes.buy}>
        <BuyControl product={product} />
      </div>
    </div>
  );
}
