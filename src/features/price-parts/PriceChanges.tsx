import { formatMoney } from '#src/lib/numbers/money.ts';
import classes from './PriceSteps.module.css';
import type { PriceChange } from './price-changes.ts';

interface PriceChangesProps {
  changes: readonly PriceChange[];
  /** Amount to pay before and after, kopecks. */
  total: { was: number; now: number };
  /** What else has changed, as text: the delivery. */
  others?: readonly { name: string; was: string; now: string }[];
}

/** More lines than this are summarized. */
const SHOWN_LINES = 10;

/** «Было / стало» of each line that changed, of the delivery and of the total. */
export function PriceChanges({ changes, total, others = [] }: PriceChangesProps) {
  const hidden = changes.length - SHOWN_LINES;
  return (
    <table className={classes.steps}>
      <thead>
        <tr>
          <th scope="col">{others.length > 0 ? 'Что изменилось' : 'Товар'}</th>
          <th scope="col">Было</th>
          <th scope="col">Стало</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, SHOWN_LINES).map(({ productID, name, was, now }) => (
          <tr key={productID}>
            <th scope="row">{name}</th>
            <td>{sumOrDash(was)}</td>
            <td>{sumOrDash(now)}</td>
          </tr>
        ))}
        {hidden > 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              и ещё {hidden}
            </th>
          </tr>
        )}
        {others.map(({ name, was, now }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{was}</td>
            <td>{now}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">К оплате</th>
          <td>{formatMoney(total.was)}</td>
          <td>{formatMoney(total.now)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function sumOrDash(sum: number | null): string {
  return sum === null ? '–' : formatMoney(sum);
}
