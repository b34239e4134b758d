import type { CSSProperties, ReactNode } from 'react';
import { changeText } from '#src/features/account/analytic/change-text.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { overlapNote, shareText } from './chart-texts.ts';
import classes from './SumTable.module.css';

/** Sums of a part of the purchases. */
export interface SumRow {
  key: string;
  name: string;
  quantity: number;
  /** Kopecks. */
  amount: number;
  /** Sum of the period before, kopecks. */
  previousAmount: number;
}

interface SumTableProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Heading of the first column: «Месяц». */
  property: string;
  rows: readonly SumRow[];
  /** The amount of which the rows are shares; each then has a bar. */
  total?: number;
  /** Beside the table. */
  chart?: ReactNode;
}

/** Quantities, amounts, shares and their changes by one property of the purchases. */
export function SumTable({ id, title, property, rows, total, chart }: SumTableProps) {
  if (rows.length === 0) return null;
  // Nothing bought before: a column of dashes would say nothing.
  const isCompared = rows.some(({ previousAmount }) => previousAmount > 0);
  const layout = total !== undefined ? 'shares' : isCompared ? 'comparedPeriods' : 'periods';
  const note = total === undefined ? null : overlapNote(rows, total);
  return (
    <Section id={id} title={title}>
      {note && <p className={classes.overlap}>{note}</p>}
      <div className={chart ? classes.withChart : classes.frame}>
        {chart}
        <table className={`${classes.table} ${classes[layout]}`} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{property}</th>
              {total !== undefined && <th scope="col">Доля</th>}
              <th scope="col">Штук</th>
              <th scope="col">Сумма</th>
              {isCompared && (
                <th scope="col" abbr="Изменение к прошлому сроку">
                  Изм.
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SumTableRow key={row.key} row={row} total={total} isCompared={isCompared} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface SumTableRowProps {
  row: SumRow;
  total: number | undefined;
  isCompared: boolean;
}

function SumTableRow({ row, total, isCompared }: SumTableRowProps) {
  const { name, quantity, amount, previousAmount } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        {total !== undefined && (
          <span
            className={classes.bar}
            style={{ '--share': total === 0 ? 0 : amount / total } as CSSProperties}
          />
        )}
      </th>
      {total !== undefined && <td>{shareText(amount, total)}</td>}
      <td>{formatNumber(quantity)}</td>
      <td>{formatMoney(amount)}</td>
      {isCompared && <td>{changeText(amount, previousAmount)}</td>}
    </tr>
  );
}
