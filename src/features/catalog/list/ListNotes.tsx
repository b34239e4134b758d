import { Link } from '@tanstack/react-router';
import { UnreadNote } from '#src/ui/kit/messages/UnreadNote.tsx';
import { PageNote } from '#src/ui/kit/page/PageNote.tsx';
import { MOST_SEARCHED, type ProductSearch } from './query/product-search.ts';

interface ListNotesProps {
  search: ProductSearch;
  /** None of the products shown can be bought. */
  gone: boolean;
}

/** Shows the rejected search parameters of the list's URL, and that none of its products is available. */
export function ListNotes({ search: { query = '', unread }, gone }: ListNotesProps) {
  return (
    <>
      <UnreadNote unread={unread} />
      {query.length > MOST_SEARCHED && (
        <PageNote>
          Запрос длиннее {MOST_SEARCHED} символов: найдено по его началу. Оставьте вид товара, бренд
          или артикул.
        </PageNote>
      )}
      {gone && (
        <PageNote>
          Сейчас ничего из этого списка купить нельзя. В карточке товара можно попросить сообщить о
          поступлении или подобрать замену; остальное – в <Link to="/catalog">каталоге</Link>.
        </PageNote>
      )}
    </>
  );
}
