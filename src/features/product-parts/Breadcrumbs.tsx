import { Link } from '@tanstack/react-router';
import type { CategoryReference } from '#generated/api/model/categoryReference.ts';
import classes from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the root downwards; the page's own category is not among them. */
  categories: readonly CategoryReference[];
}

/** The way from the catalog down to where the user is. */
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
