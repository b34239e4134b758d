import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { CartScreen } from '#src/features/cart/page/CartScreen.tsx';
import { CartSkeleton } from '#src/features/cart/page/CartSkeleton.tsx';
import {
  type CartSearch,
  parseCartSearch,
} from '#src/features/cart/page/lines/filter/cart-search.ts';
import { loadCart } from '#src/features/cart/page/load-cart.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/cart/')({
  validateSearch: (search: CartSearch & SearchSchemaInput) => parseCartSearch({ ...search }),
  loader: ({ context: { queryClient } }) => loadCart(queryClient),
  head: () => ({ meta: [{ title: pageTitle('Корзина') }] }),
  component: CartScreen,
  pendingComponent: CartSkeleton,
});
