import { Stack, Text, Title } from '@mantine/core';
import type { StaffOrderLine } from '#generated/api/model/staffOrderLine.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';

/** The lines of an order; each product links to its page in the shop while there is one. */
export function StaffOrderLines({ lines }: { lines: readonly StaffOrderLine[] }) {
  return (
    <Stack gap="sm" component="section" aria-labelledby="staff-lines">
      <Title order={2} id="staff-lines">
        Состав
      </Title>
      <ul>
        {lines.map(
          ({
            productID,
            productSlug,
            name,
            vendorCode,
            quantity,
            amount,
            isGift,
            returned,
            returning,
          }) => (
            <li key={`${productID} ${isGift}`}>
              {productSlug === null ? (
                name
              ) : (
                <LinkText to="/products/$slug" params={{ slug: productSlug }}>
                  {name}
                </LinkText>
              )}{' '}
              <Text span size="sm" c="dimmed">
                {[
                  vendorCode,
                  `${quantity}\u00a0шт.`,
                  isGift ? 'подарок' : priceOf(quantity, amount),
                  returned > 0 && `возвращено ${returned}\u00a0шт.`,
                  returning > 0 && `возвращают ${returning}\u00a0шт.`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ),
        )}
      </ul>
    </Stack>
  );
}

/** «890 ₽ за штуку, всего 1 780 ₽». @param amount kopecks of the whole line */
function priceOf(quantity: number, amount: number): string {
  const sum = formatMoney(amount);
  return quantity === 1 ? sum : `${formatMoney(amount / quantity)} за\u00a0штуку, всего ${sum}`;
}
