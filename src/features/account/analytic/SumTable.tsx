import { formatMoney } from '#src/lib/money.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { changeText } from './change-text.ts';
import classes from './SumTable.module.css';

/** Sums of a part of the purchases. */
export interface SumRow {
  key: string;
  name: string;
  quantity: number;
  amount: number;
  /** Of the period before. */
  previousAmount: number;
}

interface SumTableProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Heading of the first column: «Месяц». */
  property: string;
  rows: readonly SumRow[];
}

/** Quantities, amounts and their changes by one property of the purchases. */
export function SumTable({ id, title, property, rows }: SumTableProps) {
  if (rows.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <table className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{property}</th>
            <th scope="col">Штук</th>
            <th scope="col">Сумма</th>
            <th scope="col" abbr="Изменение к прошлому сроку">
              Изм.
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, quantity, amount, previousAmount }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatNumber(quantity)}</td>
              <td>{formatMoney(amount)}</td>
              <td>{changeText(amount, previousAmount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
