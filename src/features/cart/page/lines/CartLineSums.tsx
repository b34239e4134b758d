import { Text } from '@mantine/core';
import type { CartItem } from '#generated/api/model/index.ts';
import { ExplainPrice } from '#src/features/price-parts/ExplainPrice.tsx';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { Money } from '#src/ui/kit/content/Money.tsx';
import classes from './CartLine.module.css';
import { isOrderable } from './cart-lines.ts';

/**
 * The line's sum with its explanation, the price before discounts, and the share of promo codes.
 */
export function CartLineSums({ item }: { item: CartItem }) {
  const { product, quantity, isGift } = item;
  return (
    <div className={classes.sums}>
      {isGift && (
        <Text component="span" fw={600}>
          Бесплатно
        </Text>
      )}
      {isOrderable(item) && !isGift && (
        <>
          <span className={classes.sum}>
            <Text component="span" fw={600}>
              <Money value={item.amount} />
            </Text>
            <ExplainPrice of={{ productID: product.id }} line={product.name} />
          </span>
          {item.discount > 0 && (
            <span className={classes.before}>
              <s>
                <Hidden>Старая цена </Hidden>
                <Money value={item.amountWithoutDiscount} />
              </s>{' '}
              {product.isContractPrice && <span className={classes.contract}>по договору</span>}
            </span>
          )}
          {item.promo ? (
            <Text component="span" size="sm" className={classes.promo}>
              промокод {formatMoney(-item.promo)}
            </Text>
          ) : null}
          {quantity > 1 && (
            <Text component="span" size="sm" c="dimmed">
              {`${formatMoney(product.price)} за\u00A0шт.`}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
