import type { ProductCard } from '#generated/api/model/productCard.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { InvalidParamsNote } from '#src/ui/kit/page/states/InvalidParamsNote.tsx';
import { PageNote } from '#src/ui/kit/page/states/PageNote.tsx';
import { GoneNotes } from './gone/GoneNotes.tsx';
import { BUTTON_HINT, hasNothingToBuy } from './nothing-to-buy.ts';
import { MAX_QUERY_LENGTH, type ProductSearch } from './query/product-search.ts';

interface ListNotesProps {
  search: ProductSearch;
  /** Shown ones. */
  products: readonly ProductCard[];
  /** A well-known product name of which they are analogs: that note says what is true of all of them. */
  replaced: string | undefined;
}

/**
 * Shows the rejected search parameters of the list's URL, what it names that is gone, and that none of
 * its products is available.
 */
export function ListNotes({ search, products, replaced }: ListNotesProps) {
  const { query = '', invalid } = search;
  return (
    <>
      <InvalidParamsNote invalid={invalid} />
      <GoneNotes search={search} />
      {query.length > MAX_QUERY_LENGTH && (
        <PageNote>
          Запрос длиннее {MAX_QUERY_LENGTH} символов: искали по его началу. Оставьте вид товара,
          бренд или артикул.
        </PageNote>
      )}
      {replaced === undefined && hasNothingToBuy(products) && (
        <PageNote>
          Сейчас ничего из этого списка купить нельзя. {BUTTON_HINT} Другие товары – в{' '}
          <LinkText to="/catalog">каталоге</LinkText>.
        </PageNote>
      )}
    </>
  );
}
