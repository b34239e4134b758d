import classes from './AttributeList.module.css';
import type { AttributeLine } from './attributes.ts';

/** A table of attributes: names at the left, values at the right. */
export function AttributeList({ attributes }: { attributes: readonly AttributeLine[] }) {
  return (
    <dl className={classes.list}>
      {attributes.map(({ name, value }) => (
        <div key={name} className={classes.line}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
