import { useState } from 'react';
import type { Cart } from '#generated/api/model/index.ts';

interface PreviewedChoice<T> {
  /** What is being asked about, with the sum it would bring, kopecks; null when nothing is. */
  asked: { choice: T; becomes: number } | null;
  choose: (choice: T) => void;
  accept: () => void;
  dismiss: () => void;
}

/** Sends the choice; with `preview` the server only says what the cart would be. */
type Send<T> = (choice: T, preview: boolean, onDone: (cart: Cart) => void) => void;

/**
 * A choice that may change the prices: the server is asked first, and the reader is asked only if
 * the sum would be another one.
 */
export function usePreviewedChoice<T>(order: Cart['order'], send: Send<T>): PreviewedChoice<T> {
  const [asked, setAsked] = useState<PreviewedChoice<T>['asked']>(null);
  const really = (choice: T) => send(choice, false, () => setAsked(null));
  return {
    asked,
    choose: (choice) =>
      send(choice, true, (cart) => {
        const becomes = cart.order.totals.toPay;
        if (becomes === order.totals.toPay) really(choice);
        else setAsked({ choice, becomes });
      }),
    accept: () => asked && really(asked.choice),
    dismiss: () => setAsked(null),
  };
}
