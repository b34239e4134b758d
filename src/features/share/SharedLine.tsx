import type { SharedLine as Line } from '#generated/api/model/sharedLine.ts';
import { formatMoney } from '#src/lib/money.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import classes from './SharedLine.module.css';

/** One product of a link: how many were meant, how many there are, what they cost the reader. */
export function SharedLine({ line }: { line: Line }) {
  const { product, requested, quantity, message } = line;
  return (
    <li className={classes.line} data-gone={quantity === 0 || undefined}>
      <div className={classes.picture}>
        <Picture picture={product.images[0]} alt="" sizes="62px" />
      </div>
      <div className={classes.texts}>
        <LinkText to="/products/$slug" params={{ slug: product.slug }} tone="inherit">
          {product.name}
        </LinkText>
        <p className={classes.quiet}>Артикул {product.vendorCode}</p>
        {message !== null && <p className={classes.message}>{message}</p>}
      </div>
      <div className={classes.sum}>
        {quantity > 0 && <strong>{formatMoney(product.price * quantity)}</strong>}
        <p className={classes.quiet}>
          {quantity === requested ? `${quantity} шт.` : `${quantity} из ${requested} шт.`}
        </p>
      </div>
    </li>
  );
}
