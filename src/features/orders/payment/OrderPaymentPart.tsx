import { Alert, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Order } from '#generated/api/model/index.ts';
import { isAllowed, paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { InstallmentTerms } from '#src/features/orders/payment/installments/InstallmentTerms.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { takePaymentResult } from './begun-payment.ts';
import { InvoiceButton } from './InvoiceButton.tsx';
import { PayBar } from './PayBar.tsx';
import { declinedAdvice, paymentLabels } from './payment-labels.ts';
import { TransferDocumentButton } from './TransferDocumentButton.tsx';

/**
 * Payment method and status of the order, its financial documents, and the button for the next step.
 * A colleague sees it when there are any.
 */
export function OrderPaymentPart({ order }: { order: Order }) {
  const {
    id,
    status,
    payment,
    paymentDeclinedAt,
    documents = [],
    allowedActions,
    isMine = true,
  } = order;
  const { state, next } = paymentLabels(payment, status, order.contract);
  const method = payment.method && paymentMethodName(payment.method);
  useEffect(() => {
    const result = takePaymentResult(order);
    if (result) showToast(result);
  }, [order]);
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
        {isMine && paymentDeclinedAt !== undefined && (
          // The toast announces it.
          <Alert color="red" variant="light" role="note" title="Оплата не прошла">
            Деньги не списаны. {declinedAdvice(payment)}
          </Alert>
        )}
        {isAllowed(allowedActions, 'Pay') && <PayBar order={order} />}
        <InvoiceButton order={order} />
        <TransferDocumentButton order={order} />
        {isMine && payment.state === 'SberInstallment' && (
          // A payment that the shop records closes the application.
          <InstallmentTerms key={payment.status} orderID={id} isPaid={payment.status === 'Paid'} />
        )}
      </Stack>
    </Section>
  );
}
