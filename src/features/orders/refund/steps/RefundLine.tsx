import { Checkbox, Text } from '@mantine/core';
import type { ReturnableLine } from '#src/features/orders/refund/refund-selection.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import classes from './RefundLines.module.css';

interface RefundLineProps {
  line: ReturnableLine;
  /** Selected pieces. */
  pieces: number;
  /** Kopecks for them; null until the server has computed it. */
  amount: number | null;
  onChange: (pieces: number) => void;
}

/** A product to return: a checkbox and, of several pieces, how many. */
export function RefundLine({ line, pieces, amount, onChange }: RefundLineProps) {
  const { item, available } = line;
  const { product, quantity } = item;
  return (
    <>
      <Checkbox
        className={classes.choice ?? ''}
        label={
          <span className={classes.product}>
            <span className={classes.image}>
              <FramedImage image={product.images[0] ?? null} alt="" sizes="62px" />
            </span>
            <span className={classes.name}>{product.name}</span>
          </span>
        }
        description={stateOf(line)}
        checked={pieces > 0}
        disabled={available === 0}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
      />
      {pieces > 0 && (
        <div className={classes.pieces}>
          {available > 1 ? (
            <QuantityStepper
              size="sm"
              product={product.name}
              meaning="Сколько вернуть"
              removeLabel="Не возвращать"
              value={pieces}
              next={Math.min(available, pieces + 1)}
              previous={pieces - 1}
              explain={(requested) =>
                requested > available ? `Вернуть можно ${available} из ${quantity}` : null
              }
              onChange={onChange}
            />
          ) : (
            <Text size="sm">1 шт.</Text>
          )}
          <Text component="span" fw={600} className={classes.money}>
            {amount === null ? '' : formatMoney(amount)}
          </Text>
        </div>
      )}
    </>
  );
}

/** «Куплено 3, можно вернуть 2». */
function stateOf({ item: { quantity, returned = 0, returning = 0 }, available }: ReturnableLine) {
  if (available === quantity) return `Куплено ${quantity} шт.`;
  if (available > 0) return `Куплено ${quantity} шт., можно вернуть ещё ${available}`;
  return returning > 0 && returned === 0 ? 'Уже возвращается' : 'Уже возвращено';
}
