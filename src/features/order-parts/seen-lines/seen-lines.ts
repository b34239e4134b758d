import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateGetCheckout } from '#generated/api/checkout/get-checkout.ts';
import type { Checkout } from '#generated/api/model/index.ts';
import { onCartVersion } from '#src/features/cart-parts/change/cart-tabs.ts';
import { dropSeenLines, readSeenLines, storeSeenLines } from './last-seen-lines.ts';
import { type LineChange, lineChanges, linesOf } from './line-changes.ts';

interface SeenLineChanges {
  /** Changes of the lines since the buyer last saw them. */
  changes: LineChange[];
  /** Marks the changes as seen. */
  accept: () => void;
}

/**
 * A draft follows the cart: refetches it when another tab changes the cart, and returns the changes
 * of the lines that the buyer saw here, also of changes between two visits.
 */
export function useSeenLines(checkout: Checkout): SeenLineChanges {
  const client = useQueryClient();
  const { id, status } = checkout;
  const now = linesOf(checkout);
  const [before, setBefore] = useState(() => readSeenLines(id) ?? now);
  useEffect(() => onCartVersion(() => void invalidateGetCheckout(client, id)), [client, id]);
  useEffect(() => {
    if (status === 'Draft') storeSeenLines(id, linesOf(checkout));
    else dropSeenLines(id);
  }, [id, status, checkout]);
  return {
    changes: status === 'Draft' ? lineChanges(before, now) : [],
    accept: () => setBefore(now),
  };
}
