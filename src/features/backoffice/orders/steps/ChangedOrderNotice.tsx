import { Alert, Text } from '@mantine/core';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

/** Says in a dialog that the order has changed: its sums are new ones, which somebody has to read first. */
export function ChangedOrderNotice({ onReview }: { onReview: () => void }) {
  return (
    <Alert color="yellow" variant="light" role="alert" title="Заказ изменился">
      <Text size="sm" mb="xs">
        Пока окно было открыто, изменились оплата или возвраты. Здесь уже новые суммы – проверьте
        их.
      </Text>
      <Button variant="default" size="compact-md" onClick={onReview}>
        Проверено
      </Button>
    </Alert>
  );
}
