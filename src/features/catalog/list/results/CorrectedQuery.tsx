import { Link } from '@tanstack/react-router';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { BUTTON_HINT, hasNothingToBuy } from '#src/features/catalog/list/nothing-to-buy.ts';
import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import classes from './CorrectedQuery.module.css';

interface CorrectedQueryProps {
  search: ProductSearch;
  /** The corrected query that was searched for; null without a correction. */
  corrected: string | null;
  /** A well-known product name that the catalog does not have; analogues are shown. */
  replaced: string | undefined;
  /** Shown ones. */
  products: readonly ProductCard[];
}

/** «Показаны результаты для …» with a link to the typed query, or «Показаны аналоги для …». */
export function CorrectedQuery({ search, corrected, replaced, products }: CorrectedQueryProps) {
  if (replaced !== undefined) {
    return (
      <p className={classes.note}>
        Показаны аналоги для <strong>«{replaced}»</strong>: такого товара в каталоге нет.
        {hasNothingToBuy(products) && ` Сейчас и их купить нельзя. ${BUTTON_HINT}`}
      </p>
    );
  }
  return (
    <p className={classes.note}>
      Показаны результаты для <strong>«{corrected}»</strong>.{' '}
      <Link
        to="/products"
        search={{ ...search, literal: true, page: undefined }}
        className={classes.literal}
      >
        Искать «{search.query}»
      </Link>
    </p>
  );
}
