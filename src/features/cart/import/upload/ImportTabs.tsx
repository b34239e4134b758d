import { Link } from '@tanstack/react-router';
import classes from './ImportTabs.module.css';

const tabs = [
  { tab: undefined, title: 'Файл' },
  { tab: 'paste', title: 'Вставить' },
] as const;

/** From a file or from the clipboard; the choice is in the URL. */
export function ImportTabs() {
  return (
    <nav aria-label="Откуда товары" className={classes.tabs}>
      {tabs.map(({ tab, title }) => (
        <Link
          key={title}
          to="/cart/import"
          search={{ tab }}
          replace
          className={classes.tab}
          activeOptions={{ explicitUndefined: true }}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
