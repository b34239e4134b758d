import { createFileRoute, redirect } from '@tanstack/react-router';

/** An order without its id is not known; the list of orders is. */
export const Route = createFileRoute('/_signed-in/order/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/orders', replace: true });
  },
});
