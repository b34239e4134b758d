import classes from './LostValues.module.css';

/** What the page does not understand of its URL is said, not dropped in silence: «page=last». */
export function LostValues({ values }: { values: readonly string[] }) {
  return (
    <p className={classes.note} role="status">
      Часть ссылки непонятна и не применена: <strong>{values.join(', ')}</strong>
    </p>
  );
}
