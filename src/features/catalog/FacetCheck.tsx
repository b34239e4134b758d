import { notMeant, whenMeant } from '#src/lib/intent.ts';
import classes from './FacetCheck.module.css';

interface FacetCheckProps {
  label: string;
  count: number;
  checked: boolean;
  onChange: () => void;
  /** The reader is about to change it. */
  onIntent: () => void;
}

/** A tick with its count. A plain field: a panel holds a hundred of them. */
export function FacetCheck({ label, count, checked, onChange, onIntent }: FacetCheckProps) {
  return (
    <label
      className={classes.value}
      data-empty={(count === 0 && !checked) || undefined}
      onPointerEnter={() => whenMeant(onIntent)}
      onPointerLeave={notMeant}
    >
      <input
        type="checkbox"
        className={classes.tick}
        checked={checked}
        onChange={onChange}
        onFocus={() => whenMeant(onIntent)}
      />
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{count}</span>
    </label>
  );
}
