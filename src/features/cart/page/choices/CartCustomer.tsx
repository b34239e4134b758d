import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeCartCustomer } from '#generated/api/cart/change-cart-customer.ts';
import type { CartOrder } from '#generated/api/model/index.ts';
import { invalidateGetProfile } from '#generated/api/profile/get-profile.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';
import { useChooseBuyer } from '#src/features/cart-parts/choose-buyer.ts';
import { withChosen } from '#src/lib/choices.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { PricedSelect } from './PricedSelect.tsx';

const AddCompanyDialog = lazyDialog(
  async () =>
    (await import('#src/features/company-parts/add-company/AddCompanyDialog.tsx')).AddCompanyDialog,
);

/**
 * The buyer: the user, or a company; a select only with several, and a link to add the first
 * company.
 */
export function CartCustomer({ order }: { order: CartOrder }) {
  const { customer } = order;
  const client = useQueryClient();
  const { data } = useQuery(getListCustomersQueryOptions());
  const { mutateAsync, isPending } = useChangeCartCustomer({
    mutation: { onSuccess: () => void invalidateGetProfile(client) },
  });
  const choose = useChooseBuyer();
  const [adding, setAdding] = useState(false);
  if (!customer) return null;
  const several = data && data.items.length > 1;
  const hasCompany =
    customer.kind === 'Partner' || data?.items.some(({ kind }) => kind === 'Partner');
  return (
    <div>
      {several ? (
        <PricedSelect
          label="Покупатель"
          order={order}
          value={customer.id}
          choices={withChosen(
            data.items.map(({ id, name }) => ({ value: id, label: name })),
            { value: customer.id, label: customer.name },
          )}
          send={(customerID, preview) => mutateAsync({ data: { customerID, preview } })}
          pending={isPending}
        />
      ) : (
        <Text>
          <Text component="span" c="dimmed" size="sm" display="block">
            Покупатель
          </Text>
          {customer.name}
        </Text>
      )}
      {hasCompany === false && (
        <Button
          variant="subtle"
          size="compact-sm"
          data-print="hidden"
          onClick={() => setAdding(true)}
        >
          Покупать от компании
        </Button>
      )}
      {adding && (
        <AddCompanyDialog
          onClose={() => setAdding(false)}
          onAdded={({ id }) => choose.mutate(id, { onSettled: () => setAdding(false) })}
        />
      )}
    </div>
  );
}
