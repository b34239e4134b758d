import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { collectKeys } from '#src/browser/clicks/early-keys.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { SearchForm } from './SearchForm.tsx';
import classes from './SearchLauncher.module.css';

const SearchDialog = lazyComponent(
  async () => (await import('#src/features/catalog/search/SearchDialog.tsx')).SearchDialog,
);

/**
 * Looks like a search field and opens the search: by a click, «/» or Ctrl+K.
 * @param query the search query on the page of its results; '' elsewhere
 */
export function SearchLauncher({ query }: { query: string }) {
  // Null until it is opened for the first time: its code is loaded then.
  const [opened, setOpened] = useState<boolean | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      collectKeys();
      setOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={`${classes.launcher} ${classes.opener}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => {
          collectKeys();
          setOpened(true);
        }}
        onPointerEnter={SearchDialog.prefetch}
        onFocus={SearchDialog.prefetch}
      >
        <IconSearch aria-hidden="true" />
        {query === '' ? (
          <>
            <span className={classes.long}>Искать товары, бренды и артикулы</span>
            <span className={classes.short}>Поиск товаров</span>
          </>
        ) : (
          <span className={classes.query}>
            <Hidden>Поиск: </Hidden>
            {query}
          </span>
        )}
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      </button>
      <SearchForm query={query} />
      {opened !== null && (
        <Suspense>
          <SearchDialog opened={opened} query={query} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl+K anywhere; «/» outside of fields. By key code, since the same key types «.» in Russian. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return event.code === 'KeyK' && !event.shiftKey;
  const target = event.target as HTMLElement;
  const typing = target.isContentEditable || target.matches('input, textarea, select');
  return !typing && (event.key === '/' || (event.code === 'Slash' && !event.shiftKey));
}
