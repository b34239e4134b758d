import { Stack } from '@mantine/core';
import {
  IconCreditCard,
  IconMessageQuestion,
  IconPackageOff,
  IconTools,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { Order } from '#generated/api/model/index.ts';
import { openTicketDialog } from '#src/features/support-parts/ticket-dialog.ts';
import { ticketProduct } from '#src/features/support-parts/ticket-request.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import classes from './OrderDetails.module.css';

const question = {
  kind: 'OrderQuestion',
  label: 'Задать вопрос о заказе',
  Icon: IconMessageQuestion,
} as const;
/** Changes that can be requested. */
const changes = [
  { kind: 'OrderProducts', label: 'Заменить товары или подождать их', Icon: IconPackageOff },
  { kind: 'OrderDelivery', label: 'Другая доставка', Icon: IconTruckDelivery },
  { kind: 'OrderPayment', label: 'Другой способ оплаты', Icon: IconCreditCard },
] as const;
const repair = {
  kind: 'Maintenance',
  label: 'Ремонт и гарантия',
  Icon: IconTools,
} as const;
const over = ['Shipped', 'Succeeded', 'WaitingForRefund', 'Refunded', 'Canceled'];

/** The ordered products that are still in the catalog. */
function requestedOf(items: Order['items']) {
  return items.flatMap(({ isGift, product: { slug, ...product } }) =>
    isGift || slug === null ? [] : [ticketProduct({ ...product, slug })],
  );
}

/** Links to support requests about the order. */
export function OrderHelp({ order: { id, number, status, items } }: { order: Order }) {
  const order = { id, number };
  const products = requestedOf(items);
  const ways = status === 'Succeeded' ? [repair] : over.includes(status) ? [] : changes;
  return (
    <Section id="order-help" title="Нужна помощь?">
      <Stack gap="xxs" align="flex-start" data-print="hidden" className={classes.help ?? ''}>
        {[question, ...ways].map(({ kind, label, Icon }) => (
          <Button
            key={kind}
            variant="subtle"
            leftSection={<Icon aria-hidden="true" size="1.125rem" />}
            onClick={() =>
              openTicketDialog(
                kind === 'OrderProducts' && products.length > 0
                  ? { kind, order, products }
                  : { kind, order },
              )
            }
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
