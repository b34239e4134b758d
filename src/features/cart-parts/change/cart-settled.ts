import type { QueryClient } from '@tanstack/react-query';
import { cartChangesOf, cartScope } from './cart-actions.ts';

/**
 * Sends the quantities that wait, and resolves when no choice of the cart (address, buyer, tags …) is
 * being sent: the next call has the version that the last of them returned. Never rejects.
 */
export async function cartSettled(client: QueryClient): Promise<void> {
  await cartChangesOf(client).flush();
  const isBusy = () =>
    client.isMutating({ predicate: ({ options }) => options.scope?.id === cartScope.id }) > 0;
  return new Promise((resolve) => {
    if (!isBusy()) return resolve();
    const stop = client.getMutationCache().subscribe(() => {
      if (isBusy()) return;
      stop();
      resolve();
    });
  });
}
