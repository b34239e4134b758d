import { useQueryClient } from '@tanstack/react-query';
import { useChangeCartProduct } from '#generated/api/cart/cart.ts';
import type { Problem } from '#generated/api/model/index.ts';
import { applyCart } from './cart-cache.ts';

/**
 * The quantity that mends each product: of several problems of one product the blocking one
 * decides, since its fix settles the others too.
 */
export function fixesOf(problems: readonly Problem[]): { productID: string; quantity: number }[] {
  const fixes = new Map<string, Problem>();
  for (const problem of problems) {
    if (problem.fix.quantity === null) continue;
    const known = fixes.get(problem.productID);
    if (!known || (problem.blocking && !known.blocking)) fixes.set(problem.productID, problem);
  }
  return [...fixes.values()].map(({ productID, fix }) => ({
    productID,
    quantity: fix.quantity ?? 0,
  }));
}

/** Mends problems of the cart one product after another; each answer replaces the cart. */
export function useFixProblems(): {
  run: (problems: readonly Problem[]) => void;
  pending: boolean;
} {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useChangeCartProduct({
    mutation: { onSuccess: (cart) => applyCart(client, cart) },
  });
  const run = async (problems: readonly Problem[]) => {
    for (const data of fixesOf(problems)) await mutateAsync({ data });
  };
  // A refused fix is told by the one error path; the rest of the list waits for another press.
  return { run: (problems) => void run(problems).catch(() => {}), pending: isPending };
}
