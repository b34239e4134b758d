import { createFileRoute, redirect } from '@tanstack/react-router';

/** `/order` without an id redirects to the list of orders. */
export const Route = createFileRoute('/_signed-in/order/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/orders', replace: true });
  },
});
