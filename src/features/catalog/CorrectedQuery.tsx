import { Link } from '@tanstack/react-router';
import classes from './CorrectedQuery.module.css';
import type { ProductSearch } from './product-search.ts';

interface CorrectedQueryProps {
  search: ProductSearch;
  /** What was searched for instead. */
  corrected: string;
}

/** «Показаны результаты для …», and the way back to what was written. */
export function CorrectedQuery({ search, corrected }: CorrectedQueryProps) {
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

/** A well-known name that the catalog does not have: what is shown can replace it. */
export function ReplacedName({ name }: { name: string }) {
  return (
    <p className={classes.note}>
      Показаны аналоги для <strong>«{name}»</strong>: такого товара в каталоге нет.
    </p>
  );
}
