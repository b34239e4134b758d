import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useGetStaffOrderSuspense } from '#generated/api/backoffice/get-staff-order.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { BackLink } from '#src/features/backoffice/card/BackLink.tsx';
import { ContactText } from '#src/features/backoffice/card/ContactText.tsx';
import { Fact, Facts } from '#src/features/backoffice/frame/Facts.tsx';
import { HistoryLink } from '#src/features/backoffice/frame/HistoryLink.tsx';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { StatusBadge } from '#src/features/order-parts/status/StatusBadge.tsx';
import { formatDay, formatMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { endsOrder, stepTexts } from './order-steps.ts';
import { paymentStatusLabels } from './payment-status-labels.ts';
import { StepDialog } from './StepDialog.tsx';

/** `/backoffice/orders/{id}`: an order with its lines, and the steps that staff can take. */
export function StaffOrderScreen({ id }: { id: string }) {
  const { data: order } = useGetStaffOrderSuspense(id, { query: liveQuery });
  const [step, setStep] = useState<StaffOrderStep | null>(null);
  return (
    <PageStack>
      <PageHeading above={<BackLink to="/backoffice/orders">← Заказы</BackLink>}>
        Заказ {order.number ?? id}
      </PageHeading>
      <div>
        <StatusBadge status={order.status} method={null} date={null} />
      </div>
      <Paper withBorder radius="lg" p="md">
        <OrderFacts order={order} />
      </Paper>
      <Group gap="xs">
        {order.allowedSteps.map((allowed) => (
          <Button
            key={allowed}
            variant="default"
            {...(endsOrder.has(allowed) && { color: 'red' })}
            onClick={() => setStep(allowed)}
          >
            {stepTexts[allowed].label}
          </Button>
        ))}
      </Group>
      <Stack gap="sm" component="section" aria-labelledby="staff-lines">
        <Title order={2} id="staff-lines">
          Состав
        </Title>
        <ul>
          {order.lines.map(({ productID, name, vendorCode, quantity, amount, isGift }) => (
            <li key={`${productID} ${isGift}`}>
              {name}{' '}
              <Text span size="sm" c="dimmed">
                {[
                  vendorCode,
                  `${quantity}\u00a0шт.`,
                  isGift ? 'подарок' : priceOf(quantity, amount),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
      <HistoryLink number={order.number ?? id} />
      {step && <StepDialog order={order} step={step} onClose={() => setStep(null)} />}
    </PageStack>
  );
}

/** «890 ₽ за штуку, всего 1 780 ₽». @param amount kopecks of the whole line */
function priceOf(quantity: number, amount: number): string {
  const sum = formatMoney(amount);
  return quantity === 1 ? sum : `${formatMoney(amount / quantity)} за\u00a0штуку, всего ${sum}`;
}

function OrderFacts({ order }: { order: StaffOrder }) {
  const { confirmedAt, customerName, buyer, paymentMethod, paymentStatus, toPay } = order;
  const { delivery, deliveryDate, recipient, comment } = order;
  return (
    <Facts>
      <Fact name="Оформлен">
        <time dateTime={confirmedAt}>{formatMoment(confirmedAt)}</time>
      </Fact>
      <Fact name="К оплате">{formatMoney(toPay)}</Fact>
      <Fact name="Оплата">
        {[paymentMethod && paymentMethodName(paymentMethod), paymentStatusLabels[paymentStatus]]
          .filter(Boolean)
          .join(', ')}
      </Fact>
      <Fact name="Покупатель">{customerName}</Fact>
      <Fact name="Оформил">
        <ContactText contact={buyer} />
      </Fact>
      <Fact name="Доставка">{delivery}</Fact>
      <Fact name="День доставки">{deliveryDate && formatDay(deliveryDate)}</Fact>
      <Fact name="Получатель">{recipient && <ContactText contact={recipient} />}</Fact>
      <Fact name="Комментарий">{comment}</Fact>
    </Facts>
  );
}
