import type { SharedLine as Line } from '#generated/api/model/sharedLine.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { ProductRow } from '#src/ui/kit/list/ProductRow.tsx';
import classes from './SharedLine.module.css';

interface SharedLineProps {
  line: Line;
  /** Whether it will be added, and how to change that; without it, lines are not selected. */
  selection?: { isChosen: boolean; choose: (isChosen: boolean) => void } | undefined;
}

/** One product of a share link: shared quantity, available quantity, the user's price. */
export function SharedLine({ line, selection }: SharedLineProps) {
  const { product, requested, quantity, message } = line;
  return (
    <ProductRow
      product={product}
      gone={quantity === 0}
      leading={
        selection && (
          <label className={classes.choice}>
            <input
              type="checkbox"
              aria-label={`Добавить: ${product.name}`}
              disabled={quantity === 0}
              checked={selection.isChosen && quantity > 0}
              onChange={(event) => selection.choose(event.currentTarget.checked)}
            />
          </label>
        )
      }
      note={
        <>
          Артикул {product.vendorCode}
          {message !== null && <p className={classes.message}>{message}</p>}
        </>
      }
    >
      <div className={classes.sum}>
        {quantity > 0 && <strong>{formatMoney(product.price * quantity)}</strong>}
        {quantity > 0 && product.isContractPrice && <p className={classes.contract}>по договору</p>}
        <p className={classes.quantity}>
          {quantity === requested ? `${quantity} шт.` : `${quantity} из ${requested} шт.`}
        </p>
      </div>
    </ProductRow>
  );
}
