import { Stack, Text } from '@mantine/core';
import { openUrl } from '#src/features/order-parts/open-url.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { QrCode } from '#src/ui/kit/content/QrCode.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/dialogs/ResponsiveDialog.tsx';
import classes from './QrPaymentDialog.module.css';

interface QrPaymentDialogProps {
  /** Kopecks. */
  amount: number;
  /** The content of the code. */
  qr: string;
  /** The payment page, for this device. */
  url: string;
  onClose: () => void;
}

/** The QR code of the faster payments system, for the camera of a phone. */
export function QrPaymentDialog({ amount, qr, url, onClose }: QrPaymentDialogProps) {
  return (
    <ResponsiveDialog opened onClose={onClose} title="Оплата через СБП" size="xs">
      <Stack gap="md" align="center">
        <Text ta="center">
          Наведите камеру телефона, чтобы оплатить {formatMoney(amount)} в приложении банка.
        </Text>
        <div className={classes.code}>
          <QrCode text={qr} label="QR-код для оплаты" />
        </div>
        <Button fullWidth onClick={() => openUrl(url)} data-autofocus>
          Оплатить на этом устройстве
        </Button>
      </Stack>
    </ResponsiveDialog>
  );
}
