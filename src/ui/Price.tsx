import { discountPercent } from '#src/lib/money.ts';
import { Hidden } from './Hidden.tsx';
import { Money } from './Money.tsx';
import classes from './Price.module.css';

interface PriceProps {
  /** What is paid, kopecks. */
  price: number;
  /** What it cost before, kopecks; nothing is struck when it is not above the price. */
  priceWithoutDiscount?: number | undefined;
  size?: 'md' | 'lg';
}

/** The price, with the old one struck and the discount in percent beside it. */
export function Price({ price, priceWithoutDiscount = price, size = 'md' }: PriceProps) {
  const percent = discountPercent(price, priceWithoutDiscount);
  return (
    <span className={classes.price} data-size={size} data-discounted={percent > 0 || undefined}>
      <span className={classes.now}>
        {percent > 0 && <Hidden>Цена со скидкой </Hidden>}
        <Money value={price} />
      </span>
      {percent > 0 && (
        <span className={classes.before}>
          <s className={classes.old}>
            <Hidden>Старая цена </Hidden>
            <Money value={priceWithoutDiscount} />
          </s>
          <span className={classes.badge}>
            <Hidden>Скидка </Hidden>
            <span aria-hidden="true">−</span>
            {percent}%
          </span>
        </span>
      )}
    </span>
  );
}
