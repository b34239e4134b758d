import { useNavigate, useSearch } from '@tanstack/react-router';
import { focusLine, lineID } from '#src/features/cart-parts/line-focus.ts';
import type { CartSearch } from './cart-search.ts';

/** The lines to show by the URL, and a function that reveals a line hidden by its filter. */
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
