import { Alert, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { RefundSums } from '#src/features/orders/refund/RefundSums.tsx';
import {
  countPieces,
  type ReturnableLine,
  type Selection,
  selectAll,
  withPieces,
} from '#src/features/orders/refund/refund-selection.ts';
import type { RefundedOrder } from '#src/features/orders/refund/refunded-order.ts';
import type { useRefundPreview } from '#src/features/orders/refund/use-refund-preview.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';
import { RefundLine } from './RefundLine.tsx';
import classes from './RefundLines.module.css';

interface RefundLinesFormProps {
  order: RefundedOrder;
  lines: readonly ReturnableLine[];
  selection: Selection;
  sums: ReturnType<typeof useRefundPreview>;
  onChange: (selection: Selection) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** First step: which products and how many of each, and what comes back for them. */
export function RefundLinesForm(props: RefundLinesFormProps) {
  const { order, lines, selection, sums, onChange } = props;
  const { preview, isCurrent, problem, retry } = sums;
  const selected = countPieces(selection);
  const isAll = selected === countPieces(selectAll(lines));
  // A typed number counts once the field is left: by the click that submits, before its sums are known.
  const [isSubmitting, setSubmitting] = useState(false);
  const submit = useEffectEvent(() => {
    setSubmitting(false);
    if (selected > 0 && isCurrent) props.onSubmit();
  });
  useEffect(() => {
    if (isSubmitting && (isCurrent || problem !== null)) submit();
  }, [isSubmitting, isCurrent, problem]);
  const amountOf = (id: string) =>
    isCurrent
      ? (preview?.lines.find((line) => !line.isGift && line.productID === id)?.amount ?? null)
      : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (selected > 0) setSubmitting(true);
      }}
    >
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Text id="refund-lines">
            Что возвращаете из заказа{order.number && ` ${order.number}`}?
          </Text>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => onChange(isAll ? new Map() : selectAll(lines))}
          >
            {isAll ? 'Снять выбор' : 'Вернуть всё'}
          </Button>
        </Group>
        <ul className={classes.lines} aria-labelledby="refund-lines">
          {lines.map((line) => {
            const { id } = line.item.product;
            return (
              <li key={id}>
                <RefundLine
                  line={line}
                  pieces={selection.get(id) ?? 0}
                  amount={amountOf(id)}
                  onChange={(pieces) => onChange(withPieces(selection, line, pieces))}
                />
              </li>
            );
          })}
        </ul>
        {problem !== null && (
          <Alert color="red" variant="light" role="alert" title={problem}>
            <Button variant="default" size="compact-md" onClick={retry}>
              Посчитать ещё раз
            </Button>
          </Alert>
        )}
        {problem === null &&
          (preview === null ? (
            <Skeleton height="3.5rem" />
          ) : (
            <RefundSums preview={preview} order={order} isCurrent={isCurrent} />
          ))}
        <DialogActions>
          <Button variant="default" onClick={props.onCancel}>
            Отмена
          </Button>
          <Button
            type="submit"
            disabled={selected === 0}
            loading={isSubmitting && !isCurrent && problem === null}
          >
            {selected === 0 ? 'Выберите товары' : 'Дальше'}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
