import { forgetAllQueries } from './recent-searches.ts';
import classes from './SearchPanel.module.css';

/**
 * Below an empty field: a button that clears recent queries, or a hint what can be searched for.
 */
export function EmptyQuery({ hasHistory }: { hasHistory: boolean }) {
  return hasHistory ? (
    <button type="button" className={classes.clear} onClick={forgetAllQueries}>
      Очистить историю
    </button>
  ) : (
    <p className={classes.hint}>
      Ищем по названию, бренду, артикулу и коду производителя. Опечатки и забытая раскладка не
      помешают.
    </p>
  );
}
