import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getListFavoritesQueryOptions } from '#generated/api/favorites/favorites.ts';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { cartQuantities } from '#src/features/cart-parts/cart-preview.ts';
import { firstQuantity } from '#src/features/cart-parts/quantity.ts';
import { useAddProducts } from '#src/features/cart-parts/use-add-products.ts';
import { favoritesStored } from '#src/features/product-parts/favorites/favorites.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { showToast } from '#src/ui/kit/messages/toasts.ts';

const PER_CALL = 100;
/** As many as one call may add. */
const MOST_ADDED = 500;

/** Puts all favorites that can be bought into the cart, those of the other pages too. */
export function AddAllFavorites({ total }: { total: number }) {
  const client = useQueryClient();
  const { add, pending } = useAddProducts();
  const [asking, setAsking] = useState(false);

  const gather = async (): Promise<ProductCard[]> => {
    const pages = Math.ceil(Math.min(total, MOST_ADDED) / PER_CALL);
    const lists = await Promise.all(
      Array.from({ length: pages }, (_, index) =>
        client.fetchQuery(getListFavoritesQueryOptions({ page: index + 1, pageSize: PER_CALL })),
      ),
    );
    return lists.flatMap(({ items }) => items.map(({ product }) => product));
  };
  const run = async () => {
    setAsking(true);
    // The list must hold the product whose heart was clicked a moment ago.
    await favoritesStored(client);
    // What goes wrong is said by the one place for errors.
    const favorites = await gather().catch(() => null);
    setAsking(false);
    if (favorites === null) return;
    const inCart = cartQuantities(client);
    const requested = favorites.filter(({ id, available }) => available && !inCart.has(id));
    if (requested.length > 0) {
      add(
        requested.map((product) => ({ productID: product.id, quantity: firstQuantity(product) })),
      );
    } else {
      showToast({ tone: 'info', message: 'Всё, что можно купить, уже в\u00a0корзине' });
    }
  };
  return (
    <Button loading={asking || pending} onClick={() => void run()}>
      Добавить всё в корзину
    </Button>
  );
}
