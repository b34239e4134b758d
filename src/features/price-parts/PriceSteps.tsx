import { Text } from '@mantine/core';
import type { PriceExplanation } from '#generated/api/model/priceExplanation.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import classes from './PriceSteps.module.css';

/** Each step with its change and the sum after it. */
export function PriceSteps({ explanation }: { explanation: PriceExplanation }) {
  const { quantity, steps } = explanation;
  return (
    <>
      {quantity !== null && (
        <Text size="sm" c="dimmed" mb="xs">
          За {quantity} шт.
        </Text>
      )}
      <table className={classes.steps}>
        <thead>
          <tr>
            <th scope="col">Шаг</th>
            <th scope="col">Изменение</th>
            <th scope="col">Сумма</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ kind, title, change, sum }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are an order of their own.
            <tr key={index} data-total={kind === 'Total' || undefined}>
              <th scope="row">{title}</th>
              <td>{change === 0 ? '' : signed(change)}</td>
              <td>{formatMoney(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function signed(change: number): string {
  return change > 0 ? `+${formatMoney(change)}` : formatMoney(change);
}
