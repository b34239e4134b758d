import { Alert, Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { invalidateGetCart, invalidateGetCartPreview } from '#generated/api/cart/cart.ts';
import type { RepeatLine } from '#generated/api/model/index.ts';
import { useRepeatOrder } from '#generated/api/order/order.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Picture } from '#src/ui/Picture.tsx';
import classes from './OrderLines.module.css';

interface RepeatDialogProps {
  orderID: string;
  onClose: () => void;
}

/** Shows what of an order can be bought again, and only then puts it into the cart. */
export function RepeatDialog({ orderID, onClose }: RepeatDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate: look, data: preview, isError } = useRepeatOrder();
  const apply = useRepeatOrder({
    mutation: {
      onSuccess: () => {
        void invalidateGetCart(queryClient);
        void invalidateGetCartPreview(queryClient);
        void navigate({ to: '/cart' });
      },
    },
  });
  useEffect(() => look({ id: orderID, data: { preview: true } }), [look, orderID]);
  const addable = preview?.lines.filter(({ quantity }) => quantity > 0).length ?? 0;
  return (
    <Modal opened onClose={onClose} title="Повторить заказ" size="lg">
      {!preview && !isError && <Loader aria-label="Проверяем наличие" />}
      {isError && (
        <Alert color="red" variant="light">
          Не удалось проверить наличие. Закройте окно и попробуйте ещё раз.
        </Alert>
      )}
      {preview && (
        <Stack gap="md">
          <ul className={classes.lines}>
            {preview.lines.map((line) => (
              <Line key={line.productID} line={line} />
            ))}
          </ul>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Закрыть
            </Button>
            <Button
              disabled={addable === 0}
              loading={apply.isPending}
              onClick={() => apply.mutate({ id: orderID, data: { preview: false } })}
            >
              Добавить {addable} из {preview.lines.length}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function Line({ line }: { line: RepeatLine }) {
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <Picture picture={line.image} alt="" sizes="62px" />
      </div>
      <div className={classes.texts}>
        <Text lineClamp={2}>{line.name}</Text>
        {line.message && (
          <Text size="sm" c="dimmed">
            {line.message}
          </Text>
        )}
      </div>
      <div className={classes.sums}>
        <Text component="span" className={classes.money}>
          {line.quantity} шт.
        </Text>
        {line.price !== null && (
          <Text component="span" size="sm" c="dimmed" className={classes.money}>
            по {formatMoney(line.price)}
          </Text>
        )}
      </div>
    </li>
  );
}
