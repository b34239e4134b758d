import { useState } from 'react';
import type { CompareGroup } from '#generated/api/model/compareGroup.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import { CompareProductHead } from './CompareProductHead.tsx';
import classes from './CompareTable.module.css';
import { compareRows } from './compare-rows.ts';

/** Products side by side; the names of the lines stay in sight while the rest moves sideways. */
export function CompareTable({ group }: { group: CompareGroup }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareRows(group).filter(({ differs }) => !onlyDifferences || differs);
  const several = group.products.length > 1;
  return (
    <>
      {several && (
        <label className={classes.switch}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          Только отличия
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={classes.frame} tabIndex={0} aria-label={group.category.name}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                <Hidden>Характеристика</Hidden>
              </th>
              {group.products.map((item) => (
                <CompareProductHead key={item.product.id} item={item} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, differs }) => (
              <tr key={name}>
                <th scope="row" className={classes.name}>
                  {name}
                </th>
                {values.map((value, column) => (
                  <td
                    key={group.products[column]?.product.id}
                    className={classes.value}
                    data-differs={(several && differs) || undefined}
                  >
                    {value ?? '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
