import { Stack, Text, Title } from '@mantine/core';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import type { StaffOrderLine } from '#generated/api/model/staffOrderLine.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { orderSums } from './order-sums.ts';
import classes from './StaffOrderLines.module.css';

/** The lines of an order with prices and sums; each product links to its page while there is one. */
export function StaffOrderLines({ order }: { order: StaffOrder }) {
  return (
    <Stack gap="sm" component="section" aria-labelledby="staff-lines">
      <Title order={2} id="staff-lines">
        Состав
      </Title>
      <table className={classes.table}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">Товар</th>
            <th scope="col">Цена</th>
            <th scope="col">Штук</th>
            <th scope="col">Сумма</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={`${line.productID} ${line.isGift}`} line={line} />
          ))}
        </tbody>
        <tfoot>
          {orderSums(order).map(({ name, amount, isTotal }) => (
            <tr key={name} className={classes.sum} data-total={isTotal || undefined}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Stack>
  );
}

function LineRow({ line }: { line: StaffOrderLine }) {
  const { productSlug, name, quantity, amount, isGift } = line;
  return (
    <tr className={classes.line}>
      <td className={classes.product}>
        {productSlug === null ? (
          name
        ) : (
          <LinkText to="/products/$slug" params={{ slug: productSlug }}>
            {name}
          </LinkText>
        )}
        <Text size="sm" c="dimmed">
          {notesOf(line).join(' · ')}
        </Text>
      </td>
      <td className={classes.price}>{isGift ? 'подарок' : formatMoney(amount / quantity)}</td>
      <td className={classes.quantity}>{quantity}</td>
      <td className={classes.amount}>{formatMoney(amount)}</td>
    </tr>
  );
}

function notesOf({ vendorCode, returned, returning }: StaffOrderLine): string[] {
  return [
    vendorCode,
    returned > 0 ? `возвращено ${returned}\u00a0шт.` : '',
    returning > 0 ? `возвращают ${returning}\u00a0шт.` : '',
  ].filter(Boolean);
}
