import { createFileRoute } from '@tanstack/react-router';
import { getGetCartQueryOptions } from '#generated/api/cart/cart.ts';
import { CartScreen } from '#src/features/cart/CartScreen.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/cart/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(getGetCartQueryOptions());
  },
  head: () => ({ meta: [{ title: pageTitle('Корзина') }] }),
  component: CartScreen,
});
