import { useLayoutEffect, useRef } from 'react';
import type { CompareProduct } from '#generated/api/model/compareProduct.ts';
import { productTitle } from '#src/features/product-parts/facts/product-title.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './CompareStrip.module.css';

interface CompareStripProps {
  products: readonly CompareProduct[];
  /** Horizontal scroll position of the table, pixels. */
  left: number;
}

/**
 * Compact column heads above the rows; hidden from screen readers, which have those of the table.
 */
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
            <span className={classes.image}>
              <FramedImage image={product.images[0]} alt="" />
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
