import { Link } from '@tanstack/react-router';
import classes from './CorrectedQuery.module.css';
import type { ProductSearch } from './query/product-search.ts';

interface CorrectedQueryProps {
  search: ProductSearch;
  /** What was searched for instead; null when nothing was corrected. */
  corrected: string | null;
  /** A well-known name that the catalog does not have: what is shown can replace it. */
  replaced: string | undefined;
}

/** «Показаны результаты для …» with the way back to what was written, or «Показаны аналоги для …». */
export function CorrectedQuery({ search, corrected, replaced }: CorrectedQueryProps) {
  if (replaced !== undefined) {
    return (
      <p className={classes.note}>
        Показаны аналоги для <strong>«{replaced}»</strong>: такого товара в каталоге нет.
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
