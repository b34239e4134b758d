import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Cart } from '#generated/api/model/cart.ts';
import { invalidateListOwnPromoCodes } from '#generated/api/profile/list-own-promo-codes.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

/** After a code was applied: opens the cart, which shows the discount. */
export function useOpenCart(): (cart: Cart) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (cart) => {
    applyCart(client, cart);
    void invalidateListOwnPromoCodes(client);
    showToast({ tone: 'success', message: 'Промокод применён' });
    void navigate({ to: '/cart' });
  };
}
