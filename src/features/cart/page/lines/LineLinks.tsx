import classes from './CartProblems.module.css';

/** A line in a notice. */
export interface NamedLine {
  productID: string;
  name: string;
  /** The problem or the change: «Осталось 3 шт., выбрано 5». */
  text: string;
  /** Whether the line is in the cart and can be linked to. */
  inCart: boolean;
}

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
