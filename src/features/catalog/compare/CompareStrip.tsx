import { useLayoutEffect, useRef } from 'react';
import type { CompareProduct } from '#generated/api/model/compareProduct.ts';
import { productTitle } from '#src/features/product-parts/facts/product-title.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Picture } from '#src/ui/kit/content/Picture.tsx';
import classes from './CompareStrip.module.css';

interface CompareStripProps {
  products: readonly CompareProduct[];
  /** How far the table has been moved sideways, pixels. */
  left: number;
}

/** The heads of the columns in short, above the lines; the table itself has them for screen readers. */
export function CompareStrip({ products, left }: CompareStripProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = left;
  }, [left]);
  return (
    <div className={classes.strip} aria-hidden="true">
      <div ref={row} className={classes.row}>
        <span className={classes.corner} />
        {products.map(({ product }) => (
          <span key={product.id} className={classes.product}>
            <span className={classes.picture}>
              <Picture picture={product.images[0]} alt="" />
            </span>
            <span className={classes.texts}>
              <span className={classes.name}>{productTitle(product)}</span>
              <strong>
                {formatMoney(product.price)}
                {product.isContractPrice && ' по договору'}
              </strong>
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
