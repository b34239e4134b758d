import { Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { getChangeApprovalProductMutationOptions } from '#generated/api/approval/change-approval-product.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { holdLine, lineID } from '#src/features/cart-parts/line-focus.ts';
import type { QuantityRules } from '#src/features/cart-parts/quantity.ts';
import { limitText } from '#src/features/cart-parts/quantity-reason.ts';
import { OrderLines } from '#src/features/order-parts/summary/OrderLines.tsx';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { showUndoToast } from '#src/ui/toasts/toasts.ts';
import classes from './ApprovalLines.module.css';
import { LineQuantity } from './LineQuantity.tsx';
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

function LimitText({ quantity, rules }: { quantity: number; rules: QuantityRules }) {
  const text = limitText(quantity, rules);
  return (
    text && (
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    )
  );
}

/** The products; editors change quantities in place and remove lines, all but the last one. */
export function ApprovalLines({ approval, edits }: ApprovalLinesProps) {
  if (!approval.allowedActions.includes('Edit')) return <OrderLines items={approval.items} />;
  const items = withPending(approval.items, edits.pending);
  const bought = items.flatMap(({ isGift, product }) => (isGift ? [] : [product.id]));
  const change = (productID: string, quantity: number) =>
    edits.edit(
      `product:${productID}`,
      quantity,
      options,
      { productID, quantity },
      quantity === 0 ? 'at once' : 'debounced',
    );
  const remove = (productID: string, quantity: number) => {
    const place = bought.indexOf(productID);
    const neighbor = bought[place + 1] ?? bought[place - 1];
    // The button goes with its line: otherwise the browser would focus the body.
    if (neighbor !== undefined) holdLine(neighbor);
    change(productID, 0);
    showUndoToast('Товар убран из заказа', () => change(productID, quantity));
  };
  return (
    <ul className={classes.lines}>
      {items.map(({ product, quantity, amount, isGift, quantityRules: rules = anyQuantity }) => (
        <li
          key={`${product.id}-${isGift}`}
          className={classes.line}
          {...(!isGift && { id: lineID(product.id), tabIndex: -1 })}
        >
          <div className={classes.image}>
            <FramedImage image={product.images[0] ?? null} alt="" sizes="62px" />
          </div>
          <div className={classes.texts}>
            <Text lineClamp={3}>{product.name}</Text>
            <Text size="sm" c="dimmed">
              {product.vendorCode} · {formatMoney(product.price)}
              {isGift && ' · подарок'}
            </Text>
            {!isGift && <LimitText quantity={quantity} rules={rules} />}
          </div>
          {!isGift && <span data-print="only">{quantity}&nbsp;шт.</span>}
          {!isGift && (
            <LineQuantity
              name={product.name}
              quantity={quantity}
              rules={rules}
              isLast={bought.length === 1}
              onChange={(next) => change(product.id, next)}
              onRemove={() => remove(product.id, quantity)}
            />
          )}
          {!isGift && bought.length > 1 && (
            <IconButton
              label={`Убрать из заказа: ${product.name}`}
              onClick={() => remove(product.id, quantity)}
            >
              <IconTrash size="1.25rem" />
            </IconButton>
          )}
          <Text fw={600} className={classes.sum ?? ''}>
            {isGift ? 'Бесплатно' : formatMoney(amount)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
