import classes from './CartProblems.module.css';

/** A line that a notice speaks of. */
export interface NamedLine {
  productID: string;
  name: string;
  /** What is or was the matter: «Осталось 3 шт., выбрано 5». */
  text: string;
  /** Whether it lies in the cart, so that one can go there. */
  inCart: boolean;
}

/** A way to each line that a notice speaks of. A button wraps as one box: the colon is part of it. */
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
