import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddCartProducts } from '#generated/api/cart/add-cart-products.ts';
import { invalidateGetCart } from '#generated/api/cart/get-cart.ts';
import { invalidateGetCartPreview } from '#generated/api/cart/get-cart-preview.ts';
import type { RepeatLine } from '#generated/api/model/repeatLine.ts';
import { useRepeatOrder } from '#generated/api/order/repeat-order.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';

interface Replacement {
  productID: string;
  quantity: number;
}

/** Repeats an order: its available products, and the chosen analogues of the others. */
export function useRepeat(orderID: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useAttemptKey();
  /** Chosen analogues by unavailable product. */
  const [instead, setInstead] = useState<ReadonlyMap<string, Replacement>>(new Map());
  const repeat = useRepeatOrder({
    request: { headers: { 'Idempotency-Key': keyFor(orderID) } },
  });
  const add = useAddCartProducts();

  const replace = ({ productID: gone, requested }: RepeatLine, productID: string | null) => {
    const next = new Map(instead);
    if (productID === null) next.delete(gone);
    else next.set(gone, { productID, quantity: requested });
    setInstead(next);
  };

  /** A toast shows a failure and the dialog stays; a repeated request adds nothing twice. */
  const apply = useSingleRun(async ({ repeats }: { repeats: boolean }) => {
    if (repeats) await repeat.mutateAsync({ id: orderID, data: { preview: false } });
    if (instead.size > 0) await add.mutateAsync({ data: { products: [...instead.values()] } });
    void invalidateGetCart(client);
    void invalidateGetCartPreview(client);
    void navigate({ to: '/cart' });
  });

  return {
    instead,
    replace,
    apply,
    pending: repeat.isPending || add.isPending,
  };
}
