import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '#src/features/cart/CartScreen.tsx';
import { CartSkeleton } from '#src/features/cart/CartSkeleton.tsx';
import { loadCart } from '#src/features/cart/load-cart.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/cart/')({
  loader: ({ context: { queryClient } }) => loadCart(queryClient),
  head: () => ({ meta: [{ title: pageTitle('Корзина') }] }),
  component: CartScreen,
  pendingComponent: CartSkeleton,
});
