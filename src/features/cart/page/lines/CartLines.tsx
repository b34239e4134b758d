import type { CartItem, CartOrder } from '#generated/api/model/index.ts';
import { CartLine } from './CartLine.tsx';
import classes from './CartLines.module.css';
import { problemsOf } from './cart-lines.ts';
import type { CartSelection } from './cart-selection.ts';
import type { CartView } from './cart-view.ts';
import type { UnsentChange } from './unsent-change.ts';

interface CartLinesProps {
  /** Accessible name of the list: «Можно заказать». */
  label: string;
  /** Heading of a group; absent when the lines are not grouped. */
  title?: string | null;
  lines: readonly CartItem[];
  order: CartOrder;
  view: CartView;
  /** Lower lines on a desktop, for a cart that has many. */
  dense?: boolean;
  unsent: ReadonlyMap<string, UnsentChange>;
  /** Absent when the lines cannot be ordered. */
  selection?: CartSelection;
}

/** Lines of the cart, with a heading. */
export function CartLines(props: CartLinesProps) {
  const { label, title, lines, order, view, dense, unsent, selection } = props;
  return (
    <>
      {title && <h2 className={classes.title}>{title}</h2>}
      <ul
        className={classes.lines}
        aria-label={label}
        data-view={view}
        data-dense={dense || undefined}
      >
        {lines.map((item) => (
          <CartLine
            key={`${item.product.id}-${item.isGift}`}
            item={item}
            compact={view === 'compact'}
            unsent={item.isGift ? undefined : unsent.get(item.product.id)}
            problems={item.isGift ? [] : problemsOf(order, item.product.id)}
            {...(selection && {
              selected: selection.isSelected(item.product.id),
              onSelect: (chosen: boolean) => selection.select([item.product.id], chosen),
            })}
          />
        ))}
      </ul>
    </>
  );
}
