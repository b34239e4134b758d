import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeCartCustomer } from '#generated/api/cart/change-cart-customer.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';

/** Buys for another customer from now on: the cart and the account menu follow. */
export function useChooseBuyer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (customerID: string) => changeCartCustomer({ customerID }),
    onSuccess: (cart) => {
      applyCart(client, cart);
      void invalidateGetProfile(client);
    },
  });
}
