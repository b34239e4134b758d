import { Text } from '@mantine/core';
import { useChangeApprovalProduct } from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import { OrderLines } from '#src/features/orders/OrderLines.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import classes from './ApprovalLines.module.css';
import type { ApprovalOutcome } from './approval-cache.ts';

const MOST = 9999;

interface ApprovalLinesProps {
  approval: Approval;
  outcome: ApprovalOutcome;
}

/** The goods; who may edit changes quantities in place, 0 takes a line out. */
export function ApprovalLines({ approval, outcome }: ApprovalLinesProps) {
  const { id, version, items, allowedActions } = approval;
  const change = useChangeApprovalProduct({ mutation: outcome.mutation });
  if (!allowedActions.includes('Edit')) return <OrderLines items={items} />;
  const bought = items.filter(({ isGift }) => !isGift).length;
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
              // Not disabled meanwhile, so that focus stays; each change has a version to wait for.
              onChange={(wanted) => {
                if (change.isPending) return;
                change.mutate({ id, data: { version, productID: product.id, quantity: wanted } });
              }}
            />
          )}
          <Text fw={600} className={classes.sum ?? ''}>
            {formatMoney(amount)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
