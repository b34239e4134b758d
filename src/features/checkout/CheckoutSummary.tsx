import { Paper, Spoiler, Stack, Title } from '@mantine/core';
import { memo } from 'react';
import type { Checkout } from '#generated/api/model/index.ts';
import { OrderLines } from '#src/features/orders/OrderLines.tsx';
import { TotalsList } from '#src/features/orders/TotalsList.tsx';
import { ExplainPrice } from '#src/features/pricing/ExplainPrice.tsx';
import { CheckoutPromoCodes } from './CheckoutPromoCodes.tsx';
import classes from './CheckoutSummary.module.css';
import { ConfirmOrder } from './ConfirmOrder.tsx';

/** Pixels of the list of goods that show before «Показать все товары». */
const SHOWN_GOODS = 260;

interface CheckoutSummaryProps {
  checkout: Checkout;
  /** Choices are on their way: the sums are not final. */
  saving: boolean;
}

/** What is bought and for how much; stays in sight while the sections are filled in. */
export function CheckoutSummary({ checkout, saving }: CheckoutSummaryProps) {
  return (
    <Paper component="aside" withBorder p="md" radius="lg" className={classes.summary ?? ''}>
      <Sums checkout={checkout} />
      <ConfirmOrder checkout={checkout} saving={saving} />
    </Paper>
  );
}

/** Drawn anew only with another checkout: a press in a section must not wait for it. */
const Sums = memo(function Sums({ checkout }: { checkout: Checkout }) {
  return (
    <>
      <Title order={2} size="h3" mb="md">
        Ваш заказ
      </Title>
      <Spoiler maxHeight={SHOWN_GOODS} showLabel="Показать все товары" hideLabel="Свернуть" mb="xl">
        <OrderLines orderID={checkout.id} items={checkout.items} />
      </Spoiler>
      <Stack gap="md">
        {checkout.status === 'Draft' && <CheckoutPromoCodes checkout={checkout} />}
        <div>
          <TotalsList totals={checkout.totals} />
          <ExplainPrice of={{ orderID: checkout.id }} />
        </div>
      </Stack>
    </>
  );
});
