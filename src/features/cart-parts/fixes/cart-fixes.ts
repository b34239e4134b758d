import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeCartProduct } from '#generated/api/cart/change-cart-product.ts';
import { useDeleteCartProducts } from '#generated/api/cart/delete-cart-products.ts';
import { getGetCartQueryOptions } from '#generated/api/cart/get-cart.ts';
import type { Problem } from '#generated/api/model/index.ts';
import { cartChangesOf } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart, refreshCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { showUndoToast } from '#src/ui/toasts/toasts.ts';
import { describeFixes, type FixedLines, fixedLines } from './fixed-lines.ts';
import { useRestoreLines } from './restore-lines.ts';

interface Quantity {
  productID: string;
  quantity: number;
  position?: number;
}

/**
 * The quantity that fixes each product: of several problems of one product the blocking one is
 * used, since its fix resolves the others too.
 */
export function fixesOf(problems: readonly Problem[]): Quantity[] {
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

/** The requests that undo fixes: first `remove`, then `add`. */
export function undoOf(
  fixes: readonly Quantity[],
  before: ReadonlyMap<string, number>,
): { remove: string[]; add: Quantity[] } {
  const changed = fixes.flatMap(({ productID, quantity: now }) => {
    const was = before.get(productID) ?? 0;
    return was === now || was === 0 ? [] : [{ productID, was, now }];
  });
  return {
    // The old quantity was below the minimum, so the line must be removed and added again.
    remove: changed.filter(({ was, now }) => was < now).map(({ productID }) => productID),
    add: changed.map(({ productID, was, now }) => ({
      productID,
      quantity: was < now ? was : was - now,
    })),
  };
}

interface FixProblems {
  run: (problems: readonly Problem[]) => void;
  pending: boolean;
}

/** How a page shows that problems were fixed, and that the fixes were undone. */
interface FixReport {
  /** Beside «Вернуть». */
  message: string;
  onChanged: (fixed: FixedLines) => void;
}

const cartReport: FixReport = { message: 'Корзина исправлена', onChanged: fixedLines.set };

/** Fixes problems of the cart; each response replaces it, and «Вернуть» undoes the fixes. */
export function useFixProblems({ message, onChanged }: FixReport = cartReport): FixProblems {
  const client = useQueryClient();
  const restore = useRestoreLines();
  const [pending, setPending] = useState(false);
  const { mutateAsync: change } = useChangeCartProduct();
  const { mutateAsync: remove } = useDeleteCartProducts();
  const removeAll = async (productIDs: string[]) => {
    if (productIDs.length > 0) applyCart(client, await remove({ data: { productIDs } }));
  };
  const fix = async (problems: readonly Problem[]) => {
    await cartChangesOf(client).flush();
    // A checkout may be open without the cart.
    const { order } = await client.ensureQueryData(getGetCartQueryOptions());
    const { items, tags } = order;
    const bought = items.filter(({ isGift }) => !isGift);
    const before = new Map(bought.map(({ product, quantity }) => [product.id, quantity]));
    const fixes = fixesOf(problems);
    await removeAll(fixes.filter(({ quantity }) => quantity === 0).map((one) => one.productID));
    for (const data of fixes) if (data.quantity > 0) applyCart(client, await change({ data }));
    const positions = new Map(bought.map(({ product, position }) => [product.id, position]));
    const undo = undoOf(fixes, before);
    const back = undo.add.map((line) => {
      const position = positions.get(line.productID);
      return position === undefined ? line : { ...line, position };
    });
    const done = describeFixes(fixes, bought);
    onChanged({ title: 'Исправлено', lines: done });
    if (undo.add.length === 0) return;
    showUndoToast(message, () => {
      void removeAll(undo.remove)
        .then(() => restore(back, tags))
        .then(() =>
          onChanged({
            title: 'Вернули как было',
            lines: done.map((line) => ({ ...line, text: 'снова как до исправления' })),
          }),
        )
        .catch(() => refreshCart(client));
    });
  };
  const run = (problems: readonly Problem[]) => {
    setPending(true);
    // The query client reports a rejected fix; the remaining problems wait for another click.
    void fix(problems)
      .catch(() => refreshCart(client))
      .finally(() => setPending(false));
  };
  return { run, pending };
}
