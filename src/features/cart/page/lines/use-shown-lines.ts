import { useNavigate, useSearch } from '@tanstack/react-router';
import { focusLine, lineID } from '#src/features/cart-parts/line-focus.ts';
import type { CartSearch } from './cart-search.ts';

/** What of the cart is shown, by the URL, and a way to a line that may be hidden by that. */
export function useShownLines() {
  const search = useSearch({ from: '/_signed-in/cart/' });
  const navigate = useNavigate();
  const change = (next: CartSearch) =>
    navigate({ to: '/cart', search: { ...search, ...next }, replace: true, resetScroll: false });
  const show = async (productID: string) => {
    if (!document.getElementById(lineID(productID))) {
      await change({ text: undefined, only: undefined });
    }
    focusLine(productID);
  };
  return {
    search,
    change: (next: CartSearch) => void change(next),
    show: (productID: string) => void show(productID),
  };
}
