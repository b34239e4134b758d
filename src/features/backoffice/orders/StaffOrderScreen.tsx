import { Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useGetStaffOrderSuspense } from '#generated/api/backoffice/get-staff-order.ts';
import type { StaffOrderStep } from '#generated/api/model/staffOrderStep.ts';
import { BackLink } from '#src/features/backoffice/card/BackLink.tsx';
import { HistoryLink } from '#src/features/backoffice/frame/HistoryLink.tsx';
import { liveQuery } from '#src/features/backoffice/frame/live-query.ts';
import { StaffOrderLines } from '#src/features/backoffice/orders/lines/StaffOrderLines.tsx';
import { endsOrder, textsOf } from '#src/features/backoffice/orders/steps/order-steps.ts';
import { useStepFocus } from '#src/features/backoffice/orders/steps/use-step-focus.ts';
import { StatusBadge } from '#src/features/order-parts/status/StatusBadge.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { OrderStepDialog } from './OrderStepDialog.tsx';
import { StaffOrderFacts } from './StaffOrderFacts.tsx';
import { StaffOrderTickets } from './StaffOrderTickets.tsx';

/** `/backoffice/orders/{id}`: an order with its lines, and the steps that staff can take. */
export function StaffOrderScreen({ id }: { id: string }) {
  const { data: order } = useGetStaffOrderSuspense(id, { query: liveQuery });
  const [step, setStep] = useState<StaffOrderStep | null>(null);
  const { place, prepare } = useStepFocus(`${order.status} ${order.paymentStatus}`);
  const close = () => setStep(null);
  return (
    <PageStack>
      <PageHeading above={<BackLink to="/backoffice/orders">← Заказы</BackLink>}>
        Заказ {order.number ?? id}
      </PageHeading>
      <div ref={place} tabIndex={-1}>
        <StatusBadge status={order.status} method={null} date={null} />
      </div>
      {order.allowedSteps.length > 0 && (
        <Group gap="xs">
          {order.allowedSteps.map((allowed) => (
            <Button
              key={allowed}
              variant="default"
              {...(endsOrder.has(allowed) && { color: 'red' })}
              onClick={() => {
                prepare();
                setStep(allowed);
              }}
            >
              {textsOf(allowed, order).label}
            </Button>
          ))}
        </Group>
      )}
      {order.stepNote !== null && <Text c="dimmed">{order.stepNote}.</Text>}
      <Paper withBorder radius="lg" p="md">
        <StaffOrderFacts order={order} />
      </Paper>
      <StaffOrderLines order={order} />
      <StaffOrderTickets tickets={order.tickets} />
      <HistoryLink number={order.number ?? id} />
      {step && <OrderStepDialog order={order} step={step} onClose={close} />}
    </PageStack>
  );
}
