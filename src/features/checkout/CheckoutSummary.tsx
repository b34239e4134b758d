import { Paper, Spoiler, Title } from '@mantine/core';
import type { Checkout } from '#generated/api/model/index.ts';
import { OrderLines } from '#src/features/orders/OrderLines.tsx';
import { TotalsList } from '#src/features/orders/TotalsList.tsx';
import classes from './CheckoutSummary.module.css';
import { ConfirmOrder } from './ConfirmOrder.tsx';

/** Pixels of the list of goods that show before «Показать все товары». */
const SHOWN_GOODS = 260;

/** What is bought and for how much; stays in sight while the sections are filled in. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  return (
    <Paper component="aside" withBorder p="md" radius="lg" className={classes.summary ?? ''}>
      <Title order={2} size="h3" mb="md">
        Ваш заказ
      </Title>
      <Spoiler maxHeight={SHOWN_GOODS} showLabel="Показать все товары" hideLabel="Свернуть" mb="xl">
        <OrderLines items={checkout.items} />
      </Spoiler>
      <TotalsList totals={checkout.totals} />
      <ConfirmOrder checkout={checkout} />
    </Paper>
  );
}
