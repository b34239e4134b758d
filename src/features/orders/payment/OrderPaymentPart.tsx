import { Stack, Text } from '@mantine/core';
import type { Order } from '#generated/api/model/index.ts';
import { isAllowed, paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { InstallmentTerms } from './InstallmentTerms.tsx';
import { InvoiceButton } from './InvoiceButton.tsx';
import { PayBar } from './PayBar.tsx';
import { paymentLabels } from './payment-labels.ts';
import { TransferDocumentButton } from './TransferDocumentButton.tsx';

/**
 * Payment method and status of the order, its financial documents, and the button for the next step.
 * A colleague sees it when there are any.
 */
export function OrderPaymentPart({ order }: { order: Order }) {
  const { id, status, payment, totals, documents = [], allowedActions, isMine = true } = order;
  const { state, next } = paymentLabels(payment, status);
  const method = payment.method && paymentMethodName(payment.method);
  if (!isMine && documents.length === 0) return null;
  return (
    <Section id="order-payment" title="Оплата">
      <Stack gap="sm">
        <div>
          <Text fw={600}>{state}</Text>
          {method && method !== state && (
            <Text size="sm" c="dimmed">
              {method}
            </Text>
          )}
          {next && (isMine || payment.method === 'Invoice') && <Text size="sm">{next}</Text>}
        </div>
        {isAllowed(allowedActions, 'Pay') && <PayBar orderID={id} total={totals.toPay} />}
        <InvoiceButton order={order} />
        <TransferDocumentButton order={order} />
        {isMine && payment.state === 'SberInstallment' && <InstallmentTerms orderID={id} />}
      </Stack>
    </Section>
  );
}
