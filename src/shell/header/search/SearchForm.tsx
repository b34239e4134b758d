import classes from './SearchLauncher.module.css';

/** The search of a page where scripts do not run; it shows the search query. */
export function SearchForm({ query }: { query: string }) {
  return (
    <noscript className={classes.plain}>
      <form action="/products" method="get" className={classes.form}>
        <input
          type="search"
          name="query"
          required
          defaultValue={query}
          aria-label="Поиск товаров"
          placeholder="Поиск товаров"
          className={classes.launcher}
        />
        <button type="submit" className={classes.send}>
          Найти
        </button>
      </form>
    </noscript>
  );
}
