import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Order } from '#generated/api/model/order.ts';
import { getGetOrderQueryKey, getGetOrderQueryOptions } from '#generated/api/order/get-order.ts';
import { ApiError } from '#src/api/errors.ts';
import type { AppRouter } from '#src/app/router.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';
import type { KnownCompany } from './watch-companies.ts';

type WayOut = '/cart' | '/profile/companies' | '/profile/orders';

/** Whether the server denies the order by now; its cached state still has the step. */
async function isDenied(client: QueryClient, orderID: string): Promise<boolean> {
  try {
    await client.fetchQuery({ ...getGetOrderQueryOptions(orderID), staleTime: 0, retry: false });
    return false;
  } catch (error) {
    return error instanceof ApiError && [403, 404].includes(error.status);
  }
}

/** Where to go from a page that the user may no longer see, and the id its data is cached by. */
interface Exit {
  to: WayOut;
  id: string;
}

/** Null when the page is not the company's. */
async function findExit(
  client: QueryClient,
  router: AppRouter,
  companyID: string,
): Promise<Exit | null> {
  const [, first, second = '', third] = router.state.location.pathname.split('/');
  if (first === 'profile' && second === 'companies' && third === companyID) {
    return { to: '/profile/companies', id: companyID };
  }
  if (first !== 'order' || second === '') return null;
  const step = client.getQueryData<Order>(getGetOrderQueryKey(second))?.step;
  if (!(await isDenied(client, second))) return null;
  const isUnfinished = step === 'Checkout' || step === 'CreatingError';
  return { to: isUnfinished ? '/cart' : '/profile/orders', id: second };
}

/** Navigates; resolves once the former page is no longer on the screen. */
async function moveTo(router: AppRouter, to: WayOut): Promise<void> {
  const rendered = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
  await router.navigate({ to, replace: true, ignoreBlocker: true });
  await rendered;
}

function mentions(queryKey: QueryKey, id: string): boolean {
  return JSON.stringify(queryKey).includes(id);
}

/**
 * Ends what the tab shows of a company that the user no longer works for: leaves its pages and its
 * checkout, drops its data, and loads everything else again, so that the cart, its buyer and the
 * menus follow. Nothing of the user's own is lost, which the message says.
 */
export async function leaveCompany(
  client: QueryClient,
  router: AppRouter,
  { id, name }: KnownCompany,
): Promise<void> {
  const exit = await findExit(client, router, id);
  showToast({
    id: `left-company-${id}`,
    tone: 'info',
    title: `Доступ к\u00A0компании ${name} закрыт`,
    message:
      'Покупать от\u00A0неё и\u00A0видеть её заказы больше нельзя. Товары в\u00A0корзине, избранное и\u00A0ваши личные заказы на\u00A0месте.',
    closeAfter: false,
  });
  if (exit !== null) {
    await moveTo(router, exit.to);
    client.removeQueries({ predicate: ({ queryKey }) => mentions(queryKey, exit.id) });
  }
  client.removeQueries({ predicate: ({ queryKey }) => mentions(queryKey, id) });
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries();
}
