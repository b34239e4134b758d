import { MAX_QUERY_LENGTH } from '#src/features/catalog/search/suggestions/use-search-suggestions.ts';
import classes from './SearchPanel.module.css';

interface SearchNotesProps {
  query: string;
  /** The corrected query of the suggestions, when it differs from the typed one. */
  corrected: string | null;
  /** A well-known product name that the shop does not sell; analogues are suggested. */
  replaced: string | null;
}

/** Explains above the suggestions that they are for another query than the typed one. */
export function SearchNotes({ query, corrected, replaced }: SearchNotesProps) {
  return (
    <>
      {query.length > MAX_QUERY_LENGTH && (
        <p className={classes.note}>Длинный запрос: ищем по первым {MAX_QUERY_LENGTH} символам</p>
      )}
      {corrected !== null && (
        <p className={classes.note}>
          Показаны результаты для <strong>«{corrected}»</strong>
        </p>
      )}
      {replaced !== null && (
        <p className={classes.note}>
          Показаны аналоги для <strong>«{replaced}»</strong>
        </p>
      )}
    </>
  );
}
