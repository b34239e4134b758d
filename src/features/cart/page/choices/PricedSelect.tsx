import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart, CartOrder } from '#generated/api/model/index.ts';
import { applyCart } from '#src/features/cart-parts/cart-cache.ts';
import { PriceConsequence } from './PriceConsequence.tsx';

interface PricedSelectProps {
  label: string;
  order: CartOrder;
  value: string;
  choices: { value: string; label: string; disabled?: boolean }[];
  /** Sends a choice; with `preview` the server only says what the cart would be. */
  send: (value: string, preview: boolean) => Promise<Cart>;
  pending: boolean;
}

/**
 * A choice that may change the prices: the server is asked first, and the user is asked only if
 * the sum would be another one.
 */
export function PricedSelect({ label, order, value, choices, send, pending }: PricedSelectProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ value: string; cart: Cart } | null>(null);
  const choose = async (next: string) => {
    const cart = await send(next, true);
    if (cart.order.totals.toPay === order.totals.toPay) await accept(next);
    else setAsked({ value: next, cart });
  };
  const accept = async (next: string) => {
    applyCart(client, await send(next, false));
    setAsked(null);
  };
  // A rejection is told by the one error path; nothing was changed then.
  const quietly = (work: Promise<void>) => void work.catch(() => {});
  return (
    <>
      <NativeSelect
        label={label}
        value={asked?.value ?? value}
        disabled={pending}
        onChange={(event) => quietly(choose(event.currentTarget.value))}
        data={choices}
      />
      {asked && (
        <PriceConsequence
          what={choices.find((choice) => choice.value === asked.value)?.label ?? label}
          before={order}
          after={asked.cart.order}
          pending={pending}
          onAccept={() => quietly(accept(asked.value))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
