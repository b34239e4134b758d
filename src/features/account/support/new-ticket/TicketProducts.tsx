import { Text } from '@mantine/core';
import type { TicketLine } from '#src/features/account/support/ticket-lines.ts';
import type { TicketProduct } from '#src/features/support-parts/ticket-request.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import classes from './TicketProducts.module.css';

interface TicketProductsProps {
  lines: readonly TicketLine[];
  /** Called with a product's id and the typed pieces; absent when the number does not matter. */
  onChange?: ((productID: string, quantity: number) => void) | undefined;
  /** Whether the user selects some of the products; of the others there are 0 pieces. */
  isChoice?: boolean;
}

/** The products of a ticket with their quantities; 0 removes one, and it can be restored. */
export function TicketProducts({ lines, onChange, isChoice = false }: TicketProductsProps) {
  const isRemoved = ({ quantity }: TicketLine) => quantity === 0 && !isChoice;
  return (
    <ul className={classes.lines} aria-label={isChoice ? 'Товары акции' : 'Товары запроса'}>
      {lines.map((line) => (
        <li
          key={line.product.id}
          className={classes.line}
          data-removed={isRemoved(line) || undefined}
        >
          <ProductText product={line.product} removed={isRemoved(line)} />
          {onChange && (
            <QuantityStepper
              size="sm"
              product={line.product.name}
              removeLabel="Убрать товар"
              startLabel={isChoice ? 'Добавить' : 'Вернуть'}
              value={line.quantity}
              next={line.quantity === 0 ? line.last : line.quantity + 1}
              previous={Math.max(0, line.quantity - 1)}
              onChange={(requested) => onChange(line.product.id, requested)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function ProductText({ product, removed }: { product: TicketProduct; removed: boolean }) {
  const { name, vendorCode, image } = product;
  return (
    <>
      <div className={classes.image}>
        <FramedImage image={image} alt="" sizes="62px" />
      </div>
      <div className={classes.texts}>
        <Text size="sm" lineClamp={2}>
          {name}
        </Text>
        {(removed || vendorCode !== null) && (
          <Text size="xs" c="dimmed">
            {removed ? 'Убран из запроса' : `Артикул ${vendorCode}`}
          </Text>
        )}
      </div>
    </>
  );
}
