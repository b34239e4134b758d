import type { ProductCard } from '#generated/api/model/productCard.ts';
import classes from './StockMeter.module.css';
import { reasonWords, stockWords } from './stock.ts';

interface StockMeterProps {
  product: Pick<ProductCard, 'stockLevel' | 'unavailability'>;
}

/**
 * How much is left: four steps and the word that says the same. Of a product that cannot be bought
 * it says why.
 */
export function StockMeter({ product: { stockLevel, unavailability } }: StockMeterProps) {
  const level = unavailability ? 'Unavailable' : stockLevel;
  return (
    <span className={classes.meter} data-level={level}>
      <span className={classes.steps} aria-hidden="true" />
      <span className={classes.word}>
        {unavailability ? reasonWords[unavailability.reason] : stockWords[level]}
      </span>
    </span>
  );
}
