import { Link } from '@tanstack/react-router';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { SearchLauncher } from '#src/shell/header/search/SearchLauncher.tsx';
import { TopBar } from '#src/shell/header/top-bar/TopBar.tsx';
import { PageWidth } from '#src/shell/PageWidth.tsx';
import { CatalogButton } from './CatalogButton.tsx';
import classes from './Header.module.css';
import { HeaderActions } from './HeaderActions.tsx';
import { Logo } from './Logo.tsx';

/** Header of every page; the top bar scrolls away, the row with the search stays. */
export function Header({ query }: { query: string }) {
  return (
    <header className={classes.header}>
      <TopBar />
      <div className={classes.bar}>
        <PageWidth>
          <div className={classes.row}>
            <Link to="/" className={classes.home} aria-label={`${shopName}: на главную`}>
              <Logo compact />
            </Link>
            <CatalogButton />
            <SearchLauncher query={query} />
            <HeaderActions />
          </div>
        </PageWidth>
      </div>
    </header>
  );
}
