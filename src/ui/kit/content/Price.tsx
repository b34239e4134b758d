import { discountPercent } from '#src/lib/numbers/money.ts';
import { Hidden } from './Hidden.tsx';
import { Money } from './Money.tsx';
import classes from './Price.module.css';

interface PriceProps {
  /** The price to pay, kopecks. */
  price: number;
  /** The old price, kopecks; shown struck through only when it is above the price. */
  priceWithoutDiscount?: number | undefined;
  /** Whether the price comes from a contract; the contract is then shown. */
  contract?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
}

/**
 * The price, with the old one struck through beside it and the discount in percent or the contract.
 */
export function Price(props: PriceProps) {
  const { price, priceWithoutDiscount = price, contract, size = 'md' } = props;
  const percent = discountPercent(price, priceWithoutDiscount);
  return (
    <span
      className={classes.price}
      data-size={size}
      data-discounted={percent > 0 || undefined}
      data-contract={contract || undefined}
    >
      <span className={classes.now}>
        {percent > 0 && <Hidden>Цена со скидкой </Hidden>}
        <Money value={price} />
      </span>
      {percent > 0 && (
        <span className={classes.before}>
          <s className={classes.old}>
            <Hidden>Старая цена </Hidden>
            <Money value={priceWithoutDiscount} />
          </s>{' '}
          <span className={classes.badge}>
            {contract ? (
              'по договору'
            ) : (
              <>
                <Hidden>Скидка </Hidden>
                <span aria-hidden="true">−</span>
                {percent}%
              </>
            )}
          </span>
        </span>
      )}
    </span>
  );
}
