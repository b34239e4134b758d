import type { ProductCard } from '#generated/api/model/productCard.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { PageNote } from '#src/ui/kit/page/states/PageNote.tsx';
import { GoneNotes } from './gone/GoneNotes.tsx';
import { MAX_QUERY_LENGTH, type ProductSearch } from './query/product-search.ts';

interface ListNotesProps {
  search: ProductSearch;
  /** Shown ones. */
  products: readonly ProductCard[];
}

/**
 * Shows the rejected search parameters of the list's URL, what it names that is gone, and that none of
 * its products is available.
 */
export function ListNotes({ search, products }: ListNotesProps) {
  const { query = '', invalid } = search;
  const gone = products.length > 0 && !products.some(({ available }) => available);
  return (
    <>
      <InvalidParamsNote invalid={invalid} />
      <GoneNotes search={search} />
      {query.length > MAX_QUERY_LENGTH && (
        <PageNote>
          Запрос длиннее {MAX_QUERY_LENGTH} символов: найдено по его началу. Оставьте вид товара,
          бренд или артикул.
        </PageNote>
      )}
      {gone && (
        <PageNote>
          Сейчас ничего из этого списка купить нельзя. Кнопка у товара подскажет, как дождаться
          поступления, подобрать замену или узнать условия. Другие товары – в{' '}
          <LinkText to="/catalog">каталоге</LinkText>.
        </PageNote>
      )}
    </>
  );
}
