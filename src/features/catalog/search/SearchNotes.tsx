import classes from './SearchPanel.module.css';
import { MOST_SEARCHED } from './use-search-suggestions.ts';

interface SearchNotesProps {
  query: string;
  /** The query that was meant, when suggestions are for another than the typed one. */
  corrected: string | null;
  /** A well-known name that the shop does not sell; suggestions replace it. */
  replaced: string | null;
}

/** Says above the suggestions what they are for when it is not what was typed. */
export function SearchNotes({ query, corrected, replaced }: SearchNotesProps) {
  return (
    <>
      {query.length > MOST_SEARCHED && (
        <p className={classes.note}>Длинный запрос: ищем по первым {MOST_SEARCHED} символам</p>
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
