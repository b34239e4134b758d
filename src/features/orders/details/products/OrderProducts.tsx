import { useQuery } from '@tanstack/react-query';
import type { Order, OrderItem } from '#generated/api/model/index.ts';
import { productsToReviewQuery } from '#src/features/order-parts/products-to-review.ts';
import { OrderLines } from '#src/features/order-parts/summary/OrderLines.tsx';
import { WriteReview } from '#src/features/product-parts/reviews/writing/WriteReview.tsx';
import classes from './OrderProducts.module.css';

/** The products of an order; a received product that its buyer has not reviewed can be reviewed here. */
export function OrderProducts({ order }: { order: Order }) {
  const { id, items, isMine = true } = order;
  const { data } = useQuery(productsToReviewQuery(order));
  const waiting = new Set(data?.items.map(({ product }) => product.id));
  const actionOf = ({ isGift, product }: OrderItem) =>
    !isGift && waiting.has(product.id) ? (
      <div className={classes.review} data-print="hidden">
        <WriteReview productID={product.id} productName={product.name} size="compact-sm" />
      </div>
    ) : null;
  return <OrderLines items={items} actionOf={actionOf} {...(isMine && { orderID: id })} />;
}
