import { Text } from '@mantine/core';
import type { Customer } from '#generated/api/model/index.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';

/** For whom the order is; another buyer is chosen in the cart, where its prices are shown first. */
export function CheckoutBuyer({ customer: { name, partner } }: { customer: Customer }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        Покупатель
      </Text>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {name}
        {partner && (
          <Text span size="sm" c="dimmed" display="block">
            {companyNumbers(partner)}
          </Text>
        )}
      </Text>
      <LinkText to="/cart" size="sm" data-print="hidden">
        Сменить покупателя в корзине
      </LinkText>
    </div>
  );
}
