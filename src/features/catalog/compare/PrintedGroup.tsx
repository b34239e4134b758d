import type { CompareGroup } from '#generated/api/model/compareGroup.ts';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import { StockMeter } from '#src/features/product-parts/facts/StockMeter.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { ComparedTitle } from './ComparedTitle.tsx';
import { CompareRows } from './CompareRows.tsx';
import classes from './CompareTable.module.css';
import { compareRows } from './compare-rows.ts';

interface PrintedGroupProps {
  group: CompareGroup;
  onlyDifferences: boolean;
}

/** A category whose tab is not selected: paper has no tabs. */
export function PrintedGroup({ group, onlyDifferences }: PrintedGroupProps) {
  const rows = compareRows(group).filter(({ differs }) => !onlyDifferences || differs);
  return (
    <section data-print="only" aria-label={group.category.name}>
      <h2>{group.category.name}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <Hidden>Характеристика</Hidden>
            </th>
            {group.products.map(({ product }) => (
              <th key={product.id} scope="col" className={classes.product}>
                <div className={classes.head}>
                  <div className={classes.image}>
                    {/* Loaded before it is needed: a browser prints without waiting for lazy images. */}
                    <FramedImage image={product.images[0]} alt="" priority />
                  </div>
                  <ComparedTitle product={product} />
                  <PriceOf product={product} />
                  <StockMeter product={product} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <CompareRows group={group} rows={rows} />
      </table>
    </section>
  );
}
