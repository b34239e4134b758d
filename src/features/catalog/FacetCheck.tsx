import classes from './FacetCheck.module.css';

interface FacetCheckProps {
  label: string;
  count: number;
  checked: boolean;
  onChange: () => void;
}

/** A tick with its count. A plain field: a panel holds a hundred of them. */
export function FacetCheck({ label, count, checked, onChange }: FacetCheckProps) {
  return (
    <label className={classes.value} data-empty={(count === 0 && !checked) || undefined}>
      <input type="checkbox" className={classes.tick} checked={checked} onChange={onChange} />
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{count}</span>
    </label>
  );
}
