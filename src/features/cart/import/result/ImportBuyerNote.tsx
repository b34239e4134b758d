import { Alert, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChangeCartCustomer } from '#generated/api/cart/change-cart-customer.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';
import type { CartImport } from '#src/features/cart/import/use-import.ts';
import { useCart } from '#src/features/cart-parts/cart-query.ts';
import { cartScope } from '#src/features/cart-parts/change/cart-actions.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

interface ImportBuyerNoteProps {
  partnerID: string | null;
  cartImport: CartImport;
}

/**
 * Whose prices and availability the rows show. When the cart has another buyer, its prices would
 * differ: the note says so, reads the file again for that buyer, or changes the buyer of the cart.
 */
export function ImportBuyerNote({ partnerID, cartImport }: ImportBuyerNoteProps) {
  const client = useQueryClient();
  const customers = useQuery(getListCustomersQueryOptions());
  const { cart } = useCart();
  const change = useChangeCartCustomer({
    mutation: { scope: cartScope, onSuccess: (next) => applyCart(client, next) },
  });
  const { readFor } = cartImport;
  const items = customers.data?.items ?? [];
  const buyer =
    partnerID === null
      ? items.find(({ isDefault }) => isDefault)
      : items.find(({ partner }) => partner?.id === partnerID);
  const current = cart?.order.customer;
  if (!buyer || !current) return null;
  const hasCompanies = items.some(({ kind }) => kind === 'Partner');
  if ((current.partner?.id ?? null) === partnerID) {
    return hasCompanies ? <Text size="sm">Цены и наличие для покупателя: {buyer.name}</Text> : null;
  }
  return (
    <Alert color="orange" variant="light" title={`Цены и наличие для покупателя: ${buyer.name}`}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          В корзине другой покупатель, {current.name}: там цены могут отличаться.
        </Text>
        <Group gap="sm">
          {readFor && (
            <Button
              variant="default"
              loading={cartImport.uploading}
              onClick={() => readFor(current.partner?.id ?? null)}
            >
              Пересчитать для него
            </Button>
          )}
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ data: { customerID: buyer.id } })}
          >
            Сменить покупателя в корзине
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
