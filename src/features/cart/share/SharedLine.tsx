import type { SharedLine as Line } from '#generated/api/model/sharedLine.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ProductRow } from '#src/ui/kit/list/ProductRow.tsx';
import classes from './SharedLine.module.css';

/** One product of a share link: shared quantity, available quantity, the user's price. */
export function SharedLine({ line }: { line: Line }) {
  const { product, requested, quantity, message } = line;
  return (
    <ProductRow
      product={product}
      gone={quantity === 0}
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
