import type { ProductCard } from '#generated/api/model/productCard.ts';
import { BuyControl } from '#src/features/product-parts/buying/BuyControl.tsx';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import classes from './BuyBar.module.css';

/** Variant, price and button, pinned to the bottom on a phone. */
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
