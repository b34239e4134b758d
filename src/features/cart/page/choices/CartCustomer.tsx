import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useChangeCartCustomer } from '#generated/api/cart/cart.ts';
import type { CartOrder } from '#generated/api/model/index.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/user.ts';
import { withChosen } from '#src/lib/choices.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PricedSelect } from './PricedSelect.tsx';

/**
 * The buyer: the user, or a company; a select only with several, and a link to add the first
 * company.
 */
export function CartCustomer({ order }: { order: CartOrder }) {
  const { customer } = order;
  const { data } = useQuery(getListCustomersQueryOptions());
  const { mutateAsync, isPending } = useChangeCartCustomer();
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
        <LinkText to="/info/$page" params={{ page: 'buyLikeLegal' }} size="sm" data-print="hidden">
          Покупать от компании
        </LinkText>
      )}
    </div>
  );
}
