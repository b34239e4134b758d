import type { CompareGroup } from '#generated/api/model/compareGroup.ts';
import classes from './CompareTable.module.css';
import type { CompareRow } from './compare-rows.ts';

interface CompareRowsProps {
  group: CompareGroup;
  rows: readonly CompareRow[];
}

/** The values of the group's products, row by row; those that differ are marked. */
export function CompareRows({ group: { products }, rows }: CompareRowsProps) {
  return (
    <tbody>
      {rows.map(({ name, values, differs }) => (
        <tr key={name}>
          <th scope="row" className={classes.name}>
            {name}
          </th>
          {values.map((value, column) => (
            <td
              key={products[column]?.product.id}
              className={classes.value}
              data-differs={(products.length > 1 && differs) || undefined}
            >
              {value ?? '—'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
