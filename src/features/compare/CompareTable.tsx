import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { CompareGroup } from '#generated/api/model/compareGroup.ts';
import type { CompareProduct } from '#generated/api/model/compareProduct.ts';
import { BuyControl } from '#src/features/product/BuyControl.tsx';
import { ProductLink } from '#src/features/product/ProductLink.tsx';
import { StockMeter } from '#src/features/product/StockMeter.tsx';
import { reasonWords } from '#src/features/product/stock.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Price } from '#src/ui/Price.tsx';
import classes from './CompareTable.module.css';
import { changeCompareList } from './compare-list.ts';
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
                <ProductColumn key={item.product.id} item={item} />
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

function ProductColumn({ item: { product } }: { item: CompareProduct }) {
  return (
    <th scope="col" className={classes.product}>
      <div className={classes.head}>
        <div className={classes.picture}>
          <Picture picture={product.images[0]} alt="" priority />
        </div>
        <span className={classes.remove}>
          <IconButton
            label={`Убрать из сравнения: ${product.name}`}
            onClick={() => changeCompareList(product.id)}
          >
            <IconX aria-hidden="true" size="1.125rem" />
          </IconButton>
        </span>
        <ProductLink product={product} className={classes.link}>
          {product.name}
        </ProductLink>
        <Price price={product.price} priceWithoutDiscount={product.priceWithoutDiscount} />
        <StockMeter
          level={product.stockLevel}
          word={product.unavailability ? reasonWords[product.unavailability.reason] : undefined}
        />
        <BuyControl product={product} size="sm" />
      </div>
    </th>
  );
}
