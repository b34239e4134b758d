import { Alert, Loader, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useRepeatOrder } from '#generated/api/order/repeat-order.ts';
import classes from '#src/features/order-parts/summary/OrderLines.module.css';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { DialogActions } from '#src/ui/mantine/dialogs/DialogActions.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';
import { RepeatRow } from './RepeatRow.tsx';
import { useRepeat } from './use-repeat.ts';

interface RepeatDialogProps {
  orderID: string;
  onClose: () => void;
}

/**
 * Shows which products of an order can be bought again, in which quantity, or as which analogue,
 * and then adds them to the cart.
 */
export function RepeatDialog({ orderID, onClose }: RepeatDialogProps) {
  const {
    mutate: requestPreview,
    data: preview,
    isError,
  } = useRepeatOrder({
    mutation: { meta: { silent: true } },
  });
  const retry = () => requestPreview({ id: orderID, data: { preview: true } });
  useEffect(
    () => requestPreview({ id: orderID, data: { preview: true } }),
    [requestPreview, orderID],
  );
  const { instead, replace, apply, pending } = useRepeat(orderID);
  const lines = preview?.lines ?? [];
  const addable = lines.filter(({ quantity }) => quantity > 0).length;
  const count = addable + instead.size;
  return (
    <ResponsiveDialog opened onClose={onClose} title="Повторить заказ" size="lg">
      {!preview && !isError && <Loader aria-label="Проверяем наличие" />}
      {isError && (
        <Alert color="red" variant="light" role="alert" title="Не удалось проверить наличие">
          <Button variant="default" size="compact-md" onClick={retry}>
            Проверить ещё раз
          </Button>
        </Alert>
      )}
      {preview && (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Цены и наличие сегодняшние. То, что уже лежит в корзине, останется.
          </Text>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <RepeatRow
                key={line.productID}
                line={line}
                chosen={instead.get(line.productID)?.productID ?? null}
                onChoose={(productID) => replace(line, productID)}
              />
            ))}
          </ul>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Закрыть
            </Button>
            <Button
              disabled={count === 0}
              loading={pending}
              onClick={() => apply({ repeats: addable > 0 })}
            >
              {count === 0
                ? 'Добавить нечего'
                : `Добавить в корзину ${countOf(count, productForms)}`}
            </Button>
          </DialogActions>
        </Stack>
      )}
    </ResponsiveDialog>
  );
}
