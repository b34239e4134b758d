import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateGetCheckout } from '#generated/api/checkout/get-checkout.ts';
import type { Checkout, Problem } from '#generated/api/model/index.ts';
import { useFixProblems } from '#src/features/cart-parts/fixes/cart-fixes.ts';

/** Fixes problems and loads the checkout again; the focus stays near the removed button. */
export function useCheckoutFixes({ id, problems }: Checkout) {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const clicked = useRef(false);
  const fixes = useFixProblems({
    message: 'Заказ исправлен',
    onChanged: () => void invalidateGetCheckout(client, id),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons are removed with their problems.
  useEffect(() => {
    // Several fixes are several changes: each may remove what has the focus.
    if (!clicked.current || document.activeElement !== document.body) return;
    (place.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [problems]);
  const run = (chosen: readonly Problem[]) => {
    clicked.current = true;
    fixes.run(chosen);
  };
  return { run, pending: fixes.pending, place };
}
