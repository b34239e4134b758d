import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getListFavoritesQueryOptions } from '#generated/api/favorites/list-favorites.ts';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { cartQuantities } from '#src/features/cart-parts/change/cart-quantities.ts';
import { firstQuantity } from '#src/features/cart-parts/quantity.ts';
import { useAddProducts } from '#src/features/cart-parts/use-add-products.ts';
import { favoritesStored } from '#src/features/product-parts/favorites/favorites.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';

const PER_CALL = 100;
/** The maximum of one request. */
const MAX_ADDED = 500;

/** Adds all favorites that can be ordered to the cart, those of other pages too. */
export function AddAllFavorites({ total }: { total: number }) {
  const client = useQueryClient();
  const { add, pending } = useAddProducts();
  const [loading, setLoading] = useState(false);

  const loadAll = async (): Promise<ProductCard[]> => {
    const pages = Math.ceil(Math.min(total, MAX_ADDED) / PER_CALL);
    const lists = await Promise.all(
      Array.from({ length: pages }, (_, index) =>
        client.fetchQuery(getListFavoritesQueryOptions({ page: index + 1, pageSize: PER_CALL })),
      ),
    );
    return lists.flatMap(({ items }) => items.map(({ product }) => product));
  };
  const run = async () => {
    setLoading(true);
    // The list must include a product that was added to the favorites a moment ago.
    await favoritesStored(client);
    // Errors are shown by the query client.
    const favorites = await loadAll().catch(() => null);
    setLoading(false);
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
    <Button loading={loading || pending} onClick={() => void run()}>
      Добавить всё в корзину
    </Button>
  );
}
