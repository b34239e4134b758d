import type { NamedLine } from '#src/features/cart-parts/fixes/fixed-lines.ts';
import classes from './CartProblems.module.css';

/** A link to each line of a notice. A button wraps as one box: the colon is part of it. */
export function LineLinks(props: {
  lines: readonly NamedLine[];
  onShow: (productID: string) => void;
}) {
  return (
    <ul className={classes.list}>
      {props.lines.map(({ productID, name, text, inCart }) => (
        <li key={productID}>
          {inCart ? (
            <button type="button" className={classes.link} onClick={() => props.onShow(productID)}>
              {name}:
            </button>
          ) : (
            `${name}:`
          )}{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
