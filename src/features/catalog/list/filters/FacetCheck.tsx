import { memo } from 'react';
import { cancelHoverIntent, onHoverIntent } from '#src/browser/clicks/hover-intent.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import classes from './FacetCheck.module.css';

interface FacetCheckProps {
  /** Passed to the callbacks. */
  value: string;
  label: string;
  count: number;
  checked: boolean;
  onToggle: (value: string) => void;
  /** Called on hover intent. */
  onIntent: (value: string) => void;
}

/**
 * A checkbox with its count. A plain input: a panel has a hundred of them, of which a click changes
 * one.
 */
export const FacetCheck = memo(function FacetCheck(props: FacetCheckProps) {
  const { value, label, count, checked, onToggle, onIntent } = props;
  const mean = () => onHoverIntent(() => onIntent(value));
  return (
    <label
      className={classes.value}
      data-empty={(count === 0 && !checked) || undefined}
      onPointerEnter={mean}
      onPointerLeave={cancelHoverIntent}
    >
      <input
        type="checkbox"
        className={classes.checkbox}
        checked={checked}
        onChange={() => onToggle(value)}
        onFocus={mean}
      />
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{formatNumber(count)}</span>
    </label>
  );
});
