import { Link } from '@tanstack/react-router';
import type { CategoryReference } from '#generated/api/model/categoryReference.ts';
import classes from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the root down, without the page's own category. */
  categories: readonly CategoryReference[];
}

/** Links from the catalog down to the current page. */
export function Breadcrumbs({ categories }: BreadcrumbsProps) {
  return (
    <nav aria-label="Вы находитесь здесь" className={classes.path}>
      <ol className={classes.steps}>
        <li className={classes.step}>
          <Link to="/catalog" className={classes.link}>
            Каталог
          </Link>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id} className={classes.step}>
            <Link to="/products" search={{ category: id }} className={classes.link}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
