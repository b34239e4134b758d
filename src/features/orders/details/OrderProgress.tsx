import type { Order } from '#generated/api/model/index.ts';
import { shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import classes from './OrderProgress.module.css';
import { progressOf } from './order-progress.ts';

/** The way of an order to its buyer, and how far it has come; nothing for one that left that way. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = progressOf({ ...order.delivery, status: order.status }, shopDay(new Date()));
  if (steps === null) return null;
  return (
    <ol className={classes.steps} aria-label="Путь заказа">
      {steps.map(({ title, state }) => (
        <li
          key={title}
          className={classes.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  );
}
