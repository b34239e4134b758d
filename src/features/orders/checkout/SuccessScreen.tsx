import { Group, Paper, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Order } from '#generated/api/model/index.ts';
import { useGetOrderSuspense } from '#generated/api/order/get-order.ts';
import { isAllowed } from '#src/features/order-parts/status/order-status.ts';
import { OrderFacts } from '#src/features/order-parts/summary/OrderFacts.tsx';
import { OrderLines } from '#src/features/order-parts/summary/OrderLines.tsx';
import { TotalsList } from '#src/features/order-parts/summary/totals/TotalsList.tsx';
import { InvoiceButton } from '#src/features/orders/payment/InvoiceButton.tsx';
import { InstallmentTerms } from '#src/features/orders/payment/installments/InstallmentTerms.tsx';
import { PayOrder } from '#src/features/orders/payment/PayOrder.tsx';
import { ExplainPrice } from '#src/features/price-parts/ExplainPrice.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import classes from './SuccessScreen.module.css';

/** `/order/{id}/success`: the order was created; next steps and links. */
export function SuccessScreen({ orderID }: { orderID: string }) {
  const { data: order } = useGetOrderSuspense(orderID);
  return (
    <Stack gap="lg" maw="44rem" mx="auto">
      <Stack gap="xs" align="center" ta="center">
        <IconCircleCheck size="3.5rem" stroke={1.5} className={classes.mark} aria-hidden />
        <PageHeading>
          Заказ {order.number} {order.status === 'PendingManager' ? 'у менеджера' : 'оформлен'}
        </PageHeading>
        <Text c="dimmed">{nextStep(order)}</Text>
        <Group justify="center" mt="xs">
          {isAllowed(order.allowedActions, 'Pay') && <PayOrder order={order} />}
          <InvoiceButton order={order} />
          <LinkButton to="/order/$id" params={{ id: order.id }} variant="light">
            Посмотреть заказ
          </LinkButton>
          <LinkButton variant="default" to="/products">
            Продолжить покупки
          </LinkButton>
        </Group>
      </Stack>
      {order.payment.state === 'SberInstallment' && (
        <Section id="installment" title="Рассрочка">
          <InstallmentTerms isPaid={order.payment.status === 'Paid'} orderID={order.id} />
        </Section>
      )}
      <Paper withBorder p="md" radius="lg">
        <Stack gap="md">
          <OrderFacts order={order} />
          <OrderLines orderID={order.id} items={order.items} />
          <div>
            <TotalsList totals={order.totals} unknownDelivery="уточнит менеджер" />
            <ExplainPrice of={{ orderID: order.id }} />
          </div>
        </Stack>
      </Paper>
    </Stack>
  );
}

function nextStep({ next, customer }: Order): string {
  const whom = customer.person?.firstName ? `${customer.person.firstName}, спасибо! ` : 'Спасибо! ';
  return next ? `${whom}${next.title}.` : whom.trim();
}
