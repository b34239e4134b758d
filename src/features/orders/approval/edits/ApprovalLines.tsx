import { Text } from '@mantine/core';
import { getChangeApprovalProductMutationOptions } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import {
  firstQuantity,
  fitQuantity,
  type QuantityRules,
  stepDown,
  stepUp,
} from '#src/features/cart-parts/quantity.ts';
import { quantityReason } from '#src/features/cart-parts/quantity-reason.ts';
import { OrderLines } from '#src/features/order-parts/summary/OrderLines.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { Picture } from '#src/ui/kit/content/Picture.tsx';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import classes from './ApprovalLines.module.css';
import { withPending } from './pending-lines.ts';
import type { ApprovalEdits } from './use-approval-edits.ts';

/** For a back end that sends no rules: any integer. */
const anyQuantity: QuantityRules = { packSize: 1, minQuantity: 1, maxQuantity: 9999 };
/** Lets the last click reach the server when the page is closed at once. */
const options = getChangeApprovalProductMutationOptions({ request: { keepalive: true } });

interface ApprovalLinesProps {
  approval: Approval;
  edits: ApprovalEdits;
}

/** The goods; editors change quantities in place, 0 removes a line. */
export function ApprovalLines({ approval, edits }: ApprovalLinesProps) {
  if (!approval.allowedActions.includes('Edit')) return <OrderLines items={approval.items} />;
  const items = withPending(approval.items, edits.pending);
  const bought = items.filter(({ isGift }) => !isGift).length;
  const change = (productID: string, quantity: number) =>
    edits.edit(
      `product:${productID}`,
      quantity,
      options,
      { productID, quantity },
      quantity === 0 ? 'at once' : 'debounced',
    );
  return (
    <ul className={classes.lines}>
      {items.map(({ product, quantity, amount, isGift, quantityRules: rules = anyQuantity }) => (
        <li key={`${product.id}-${isGift}`} className={classes.line}>
          <div className={classes.picture}>
            <Picture picture={product.images[0] ?? null} alt="" sizes="62px" />
          </div>
          <div className={classes.texts}>
            <Text lineClamp={3}>{product.name}</Text>
            <Text size="sm" c="dimmed">
              {product.vendorCode} · {formatMoney(product.price)}
              {isGift && ' · подарок'}
            </Text>
          </div>
          {!isGift && (
            <QuantityStepper
              size="sm"
              label={`Количество: ${product.name}`}
              value={quantity}
              next={stepUp(quantity, rules)}
              // The last line cannot be removed: an order must contain goods.
              previous={stepDown(quantity, rules) || (bought > 1 ? 0 : quantity)}
              removeLabel="Убрать из заказа"
              explain={(requested) => quantityReason(requested, rules)}
              floorReason={`Не меньше ${firstQuantity(rules)} шт.: в заказе должен остаться хотя бы один товар`}
              onChange={(typed) => {
                const fitted = fitQuantity(typed, rules);
                // For a product that is out of stock only 0, which removes it, is allowed.
                if (fitted > 0 || typed === 0) change(product.id, fitted);
              }}
            />
          )}
          <Text fw={600} className={classes.sum ?? ''}>
            {isGift ? 'Бесплатно' : formatMoney(amount)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
