import { Stack, Text } from '@mantine/core';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';

interface ReportReceiptProps {
  traceID: string;
  onClose: () => void;
}

/** Thanks for a report, with the trace id to mention in a call. */
export function ReportReceipt({ traceID, onClose }: ReportReceiptProps) {
  return (
    <ResponsiveDialog opened onClose={onClose} title="Сообщение получено" size="sm">
      <Stack gap="md">
        <Text>
          Спасибо! Мы получили сведения об ошибке и разберёмся в причине. Если вопрос срочный,
          позвоните нам и назовите код:
        </Text>
        <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {traceID}
        </Text>
        <Button onClick={onClose} data-autofocus>
          Хорошо
        </Button>
      </Stack>
    </ResponsiveDialog>
  );
}
