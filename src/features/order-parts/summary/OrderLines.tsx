import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OrderItem } from '#generated/api/model/index.ts';
import { ExplainPrice } from '#src/features/price-parts/ExplainPrice.tsx';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './OrderLines.module.css';

interface OrderLinesProps {
  /** Id of the order: with it each line explains its price. */
  orderID?: string;
  items: readonly OrderItem[];
  /** What can be done with a line, below its name. */
  actionOf?: (item: OrderItem) => ReactNode;
}

/** The products of an order: image, name, quantity and price, sum. */
export function OrderLines({ orderID, items, actionOf }: OrderLinesProps) {
  return (
    <ul className={classes.lines}>
      {items.map((item) => (
        <li key={`${item.product.id}-${item.isGift}`} className={classes.line}>
          <div className={classes.image}>
            <FramedImage image={item.product.images[0] ?? null} alt="" sizes="62px" />
          </div>
          <div className={classes.texts}>
            <ProductName item={item} />
            <Text size="sm" c="dimmed">
              {item.product.vendorCode}
              {item.isGift && ' · подарок'}
            </Text>
            <Returned item={item} />
            {actionOf?.(item)}
          </div>
          <div className={classes.sums}>
            <span className={classes.sum}>
              <Text component="span" fw={600} className={classes.money}>
                {item.isGift ? 'Бесплатно' : formatMoney(item.amount)}
              </Text>
              {orderID !== undefined && !item.isGift && (
                <span data-print="hidden">
                  <ExplainPrice
                    of={{ orderID, productID: item.product.id }}
                    line={item.product.name}
                  />
                </span>
              )}
            </span>
            <Text component="span" size="sm" c="dimmed" className={classes.money}>
              {item.isGift
                ? `${item.quantity} шт.`
                : `${item.quantity} × ${formatMoney(item.product.price)}`}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** «Возвращено 1 из 3», also of pieces that await the shop's decision. */
function Returned({ item: { quantity, returned = 0, returning = 0 } }: { item: OrderItem }) {
  if (returned + returning === 0) return null;
  return (
    <Text size="sm">
      {returned > 0 && `Возвращено ${returned} из ${quantity}`}
      {returned > 0 && returning > 0 && ' · '}
      {returning > 0 && `Возвращается ${returning} из ${quantity}`}
    </Text>
  );
}

/** A product that has left the catalog has a name but no page. */
function ProductName({ item: { product } }: { item: OrderItem }) {
  if (product.slug === null) return <Text>{product.name}</Text>;
  return (
    <LinkText to="/products/$slug" params={{ slug: product.slug }} tone="inherit">
      {product.name}
    </LinkText>
  );
}
