import { formatMoney } from '#src/lib/numbers/money.ts';
import classes from './Money.module.css';

interface MoneyProps {
  /** Kopecks. */
  value: number;
  className?: string | undefined;
}

/** An amount in rubles: tabular digits, without line breaks. */
export function Money({ value, className }: MoneyProps) {
  return (
    <span className={className ? `${classes.money} ${className}` : classes.money}>
      {formatMoney(value)}
    </span>
  );
}
