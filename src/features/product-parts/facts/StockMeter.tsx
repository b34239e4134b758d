import type { ProductCard } from '#generated/api/model/productCard.ts';
import classes from './StockMeter.module.css';
import { reasonLabels, stockLabels } from './stock.ts';

interface StockMeterProps {
  product: Pick<ProductCard, 'stockLevel' | 'unavailability'>;
}

/**
 * The stock level: four steps and a label. For an unavailable product the label states the reason.
 */
export function StockMeter({ product: { stockLevel, unavailability } }: StockMeterProps) {
  const level = unavailability ? 'Unavailable' : stockLevel;
  return (
    <span className={classes.meter} data-level={level}>
      <span className={classes.steps} aria-hidden="true" />
      <span className={classes.word}>
        {unavailability ? reasonLabels[unavailability.reason] : stockLabels[level]}
      </span>
    </span>
  );
}
