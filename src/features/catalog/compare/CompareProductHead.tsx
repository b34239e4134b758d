import { IconX } from '@tabler/icons-react';
import type { CompareProduct } from '#generated/api/model/compareProduct.ts';
import { BuyControl } from '#src/features/product-parts/buying/BuyControl.tsx';
import {
  changeCompareList,
  readCompareList,
} from '#src/features/product-parts/compare/compare-list.ts';
import { restoreToCompareList } from '#src/features/product-parts/compare/compare-list-edits.ts';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { StockMeter } from '#src/features/product-parts/facts/StockMeter.tsx';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { showUndoToast } from '#src/ui/toasts/toasts.ts';
import { ComparedTitle } from './ComparedTitle.tsx';
import classes from './CompareTable.module.css';

interface CompareProductHeadProps {
  item: CompareProduct;
  onRemoved: () => void;
}

/** The head of a column: the product, its price and a cart button. */
export function CompareProductHead({ item: { product }, onRemoved }: CompareProductHeadProps) {
  const remove = () => {
    const index = readCompareList().indexOf(product.id);
    changeCompareList(product.id);
    onRemoved();
    showUndoToast(
      'Товар убран из сравнения',
      () => restoreToCompareList(product.id, index),
      'compare',
    );
  };
  return (
    <th scope="col" className={classes.product}>
      <div className={classes.head}>
        <div className={classes.image}>
          <FramedImage image={product.images[0]} alt="" priority />
        </div>
        <span className={classes.remove}>
          <IconButton label={`Убрать из сравнения: ${product.name}`} onClick={remove}>
            <IconX aria-hidden="true" size="1.125rem" />
          </IconButton>
        </span>
        <ProductLink product={product} className={classes.link}>
          <ComparedTitle product={product} />
        </ProductLink>
        <PriceOf product={product} />
        <StockMeter product={product} />
        <div className={classes.buy}>
          <BuyControl product={product} size="sm" />
        </div>
      </div>
    </th>
  );
}
