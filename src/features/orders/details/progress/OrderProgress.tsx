import type { Order } from '#generated/api/model/index.ts';
import { shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import classes from './OrderProgress.module.css';
import { progressOf } from './order-progress.ts';

/**
 * The steps of an order to its buyer, and how many are done; nothing for a canceled or returned
 * one.
 */
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
