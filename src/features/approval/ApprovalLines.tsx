import { Text } from '@mantine/core';
import { getChangeApprovalProductMutationOptions } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { OrderLines } from '#src/features/orders/OrderLines.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import classes from './ApprovalLines.module.css';
import { withPending } from './pending-lines.ts';
import type { ApprovalEdits } from './use-approval-edits.ts';

const MOST = 9999;
/** The last click of somebody who closes the page at once still arrives. */
const options = getChangeApprovalProductMutationOptions({ request: { keepalive: true } });

interface ApprovalLinesProps {
  approval: Approval;
  edits: ApprovalEdits;
}

/** The goods; who may edit changes quantities in place, 0 takes a line out. */
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
      quantity === 0 ? 'at once' : 'when quiet',
    );
  return (
    <ul className={classes.lines}>
      {items.map(({ product, quantity, amount, isGift }) => (
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
              next={Math.min(MOST, quantity + 1)}
              // An order without goods is no order: the last line stays.
              previous={bought > 1 ? quantity - 1 : Math.max(1, quantity - 1)}
              removeLabel="Убрать из заказа"
              onChange={(wanted) => change(product.id, Math.min(MOST, wanted))}
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
