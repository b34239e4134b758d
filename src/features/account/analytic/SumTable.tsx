import { formatMoney } from '#src/lib/money.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import classes from './SumTable.module.css';

interface SumTableProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Heading of the first column: «Месяц». */
  property: string;
  rows: readonly { key: string; name: string; quantity: number; amount: number }[];
}

/** Quantities and amounts by one property of the purchases. */
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
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, quantity, amount }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatNumber(quantity)}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
