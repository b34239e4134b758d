import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductVariant } from '#generated/api/model/productVariant.ts';
import { variantGroups } from '#src/features/catalog/product/variants.ts';
import { BuyControl } from '#src/features/product-parts/buying/BuyControl.tsx';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import classes from './BuyBar.module.css';

interface BuyBarProps {
  product: ProductCard;
  /** Undefined while loading. */
  variants: readonly ProductVariant[] | undefined;
}

/** Variant, price and button, pinned to the bottom on a phone. */
export function BuyBar({ product, variants = [] }: BuyBarProps) {
  const options = variantGroups(variants, product.id).map(({ name, value }) => `${name}: ${value}`);
  return (
    <div className={classes.bar} data-bottom-bar>
      <div className={classes.what}>
        {product.family && (
          <p className={classes.variant}>{options.join(', ') || product.family.label}</p>
        )}
        <PriceOf product={product} />
      </div>
      <div className={classes.buy}>
        <BuyControl product={product} />
      </div>
    </div>
  );
}
