import { Link } from '@tanstack/react-router';
import classes from './ImportTabs.module.css';

const tabs = [
  { tab: undefined, title: 'Файл' },
  { tab: 'paste', title: 'Вставить' },
] as const;

/** From a file or from the clipboard; the choice stands in the address. */
export function ImportTabs({ tab }: { tab: 'file' | 'paste' }) {
  return (
    <nav aria-label="Откуда товары" className={classes.tabs}>
      {tabs.map((choice) => (
        <Link
          key={choice.title}
          to="/cart/import"
          search={{ tab: choice.tab }}
          replace
          className={classes.tab}
          aria-current={(choice.tab ?? 'file') === tab ? 'page' : undefined}
        >
          {choice.title}
        </Link>
      ))}
    </nav>
  );
}
