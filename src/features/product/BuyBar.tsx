import type { ProductCard } from '#generated/api/model/productCard.ts';
import classes from './BuyBar.module.css';
import { BuyControl } from './BuyControl.tsx';
import { PriceOf } from './PriceOf.tsx';

/** Price and button that stay at the lower edge of a phone, and which variant they are for. */
export function BuyBar({ product }: { product: ProductCard }) {
  return (
    <div className={classes.bar}>
      <div className={classes.what}>
        {product.family && <p className={classes.variant}>{product.family.label}</p>}
        <PriceOf product={product} />
      </div>
      <div className={classes.buy}>
        <BuyControl product={product} />
      </div>
    </div>
  );
}
