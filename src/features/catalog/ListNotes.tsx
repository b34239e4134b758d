import classes from './ListNotes.module.css';
import { MOST_SEARCHED, type ProductSearch } from './product-search.ts';

/** What of the URL the list could not follow: said, not dropped in silence. */
export function ListNotes({ search: { query = '', unread } }: { search: ProductSearch }) {
  return (
    <>
      {unread && (
        <p className={classes.note} role="status">
          Часть ссылки непонятна и не применена: <strong>{unread.join(', ')}</strong>
        </p>
      )}
      {query.length > MOST_SEARCHED && (
        <p className={classes.note}>
          Запрос длиннее {MOST_SEARCHED} символов: найдено по его началу. Оставьте вид товара, бренд
          или артикул.
        </p>
      )}
    </>
  );
}
