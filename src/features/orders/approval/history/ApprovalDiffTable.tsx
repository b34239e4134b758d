import { Text } from '@mantine/core';
import type { ApprovalDiff } from '#generated/api/model/approvalDiff.ts';
import type { ApprovalLineState } from '#generated/api/model/approvalLineState.ts';
import { approvalFieldLabels } from '#src/features/order-parts/approval-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import classes from './ApprovalDiffTable.module.css';

/** «Было / стало»: the lines, the parts and the total that differ between two versions. */
export function ApprovalDiffTable({ diff }: { diff: ApprovalDiff }) {
  const { lines, fields, totalWas, totalNow } = diff;
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Что изменилось</th>
            <th scope="col">Было</th>
            <th scope="col">Стало</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productID, name, was, now }) => (
            <Row key={productID} name={name} was={lineText(was)} now={lineText(now)} />
          ))}
          {fields.map(({ field, was, now }) => (
            <Row key={field} name={approvalFieldLabels[field]} was={was ?? '–'} now={now ?? '–'} />
          ))}
          {totalWas !== totalNow && (
            <Row name="К оплате" was={formatMoney(totalWas)} now={formatMoney(totalNow)} />
          )}
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, was, now }: { name: string; was: string; now: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Text component="span" size="sm" c="dimmed">
          {was}
        </Text>
      </td>
      <td>
        <strong>{now}</strong>
      </td>
    </tr>
  );
}

function lineText(line: ApprovalLineState | null): string {
  return line === null ? 'нет' : `${line.quantity} шт., ${formatMoney(line.amount)}`;
}
