import type { CartItem } from '#generated/api/model/index.ts';
import { ShareButton } from '#src/features/share-parts/ShareButton.tsx';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';

/** Beside the heading of the cart: import from a file, and sharing the cart. */
export function CartActions({ lines }: { lines: readonly CartItem[] }) {
  const bought = lines.filter(({ isGift }) => !isGift);
  return (
    <>
      <LinkButton to="/cart/import" variant="default">
        Заказ из файла
      </LinkButton>
      {bought.length > 0 && (
        <ShareButton
          kind="Cart"
          what={`В ссылке: ${countOf(bought.length, productForms)} из корзины.`}
          products={() =>
            bought.map(({ product, quantity }) => ({ productID: product.id, quantity }))
          }
        />
      )}
    </>
  );
}
