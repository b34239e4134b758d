import { UnreadNote } from '#src/ui/kit/messages/UnreadNote.tsx';
import { PageNote } from '#src/ui/kit/page/PageNote.tsx';
import { MOST_SEARCHED, type ProductSearch } from './query/product-search.ts';

/** Shows the rejected search parameters of the list's URL. */
export function ListNotes({ search: { query = '', unread } }: { search: ProductSearch }) {
  return (
    <>
      <UnreadNote unread={unread} />
      {query.length > MOST_SEARCHED && (
        <PageNote>
          Запрос длиннее {MOST_SEARCHED} символов: найдено по его началу. Оставьте вид товара, бренд
          или артикул.
        </PageNote>
      )}
    </>
  );
}
