import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart, CartOrder } from '#generated/api/model/index.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';

const PriceConsequence = lazyDialog(
  async () => (await import('./PriceConsequence.tsx')).PriceConsequence,
);

interface PricedSelectProps {
  label: string;
  order: CartOrder;
  value: string;
  choices: { value: string; label: string; disabled?: boolean }[];
  /** Sends a choice; with `preview` the server only returns what the cart would be. */
  send: (value: string, preview: boolean) => Promise<Cart>;
  pending: boolean;
}

/**
 * A select that may change the prices: it first requests a preview, and requires the user's
 * confirmation only if the total would change.
 */
export function PricedSelect({ label, order, value, choices, send, pending }: PricedSelectProps) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<{ value: string; cart: Cart } | null>(null);
  const choose = async (next: string) => {
    const cart = await send(next, true);
    if (cart.order.totals.toPay === order.totals.toPay) await accept(next);
    else setPreview({ value: next, cart });
  };
  const accept = async (next: string) => {
    applyCart(client, await send(next, false));
    setPreview(null);
  };
  // The query client reports a rejection; nothing was changed then.
  const quietly = (work: Promise<void>) => void work.catch(() => {});
  return (
    <>
      <SelectField
        label={label}
        value={preview?.value ?? value}
        disabled={pending}
        onChange={(event) => quietly(choose(event.currentTarget.value))}
        options={choices}
      />
      {preview && (
        <PriceConsequence
          what={choices.find((choice) => choice.value === preview.value)?.label ?? label}
          before={order}
          after={preview.cart.order}
          pending={pending}
          onAccept={() => quietly(accept(preview.value))}
          onClose={() => setPreview(null)}
        />
      )}
    </>
  );
}
