import { Text } from '@mantine/core';
import type { TicketProduct } from '#src/features/support-parts/ticket-request.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import classes from './TicketProductLine.module.css';

const MOST = 9999;

interface TicketProductLineProps {
  product: TicketProduct;
  /** Pieces; null when the number does not matter. */
  quantity: number | null;
  onChange: (quantity: number) => void;
}

/** The product of a ticket and its requested quantity; 0 removes it. */
export function TicketProductLine({ product, quantity, onChange }: TicketProductLineProps) {
  const { name, vendorCode, image } = product;
  return (
    <div className={classes.line}>
      <div className={classes.image}>
        <FramedImage image={image} alt="" sizes="62px" />
      </div>
      <div className={classes.texts}>
        <Text size="sm" lineClamp={2}>
          {name}
        </Text>
        {vendorCode !== null && (
          <Text size="xs" c="dimmed">
            Артикул {vendorCode}
          </Text>
        )}
      </div>
      {quantity !== null && (
        <QuantityStepper
          size="sm"
          label={`Количество: ${name}`}
          removeLabel="Убрать товар"
          value={quantity}
          next={Math.min(MOST, quantity + 1)}
          previous={Math.max(0, quantity - 1)}
          onChange={(requested) => onChange(Math.min(MOST, Math.max(0, requested)))}
        />
      )}
    </div>
  );
}
