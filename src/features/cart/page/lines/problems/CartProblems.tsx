import { Alert, Checkbox, Group } from '@mantine/core';
import type { CartOrder } from '#generated/api/model/index.ts';
import { useFixProblems } from '#src/features/cart-parts/fixes/cart-fixes.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LineLinks } from './LineLinks.tsx';

const products = ['товаре', 'товарах', 'товарах'] as const;

interface CartProblemsProps {
  order: CartOrder;
  /** Only the affected lines are shown. */
  only: boolean;
  onOnly: (only: boolean) => void;
  /** Scrolls to a product's line. */
  onShow: (productID: string) => void;
}

/** Above the lines: a link to each product with a problem, and a button that fixes them all. */
export function CartProblems({ order, only, onOnly, onShow }: CartProblemsProps) {
  const fix = useFixProblems();
  const affected = order.items.filter(
    ({ isGift, product }) =>
      !isGift && order.problems.some(({ productID }) => productID === product.id),
  );
  if (affected.length === 0) return null;
  const lines = affected.map(({ product: { id, name } }) => {
    const texts = order.problems.filter(({ productID }) => productID === id);
    return {
      productID: id,
      name,
      text: texts.map(({ message }) => message).join('; '),
      inCart: true,
    };
  });
  return (
    <Alert
      color="orange"
      variant="light"
      title={`Проверьте корзину: изменения в ${countOf(affected.length, products)}`}
    >
      <LineLinks lines={lines} onShow={onShow} />
      <Group mt="sm" gap="md">
        <Button
          size="compact-md"
          variant="light"
          color="orange"
          loading={fix.pending}
          onClick={() => fix.run(order.problems)}
        >
          Исправить всё
        </Button>
        <Checkbox
          label="Только проблемные"
          checked={only}
          onChange={(event) => onOnly(event.currentTarget.checked)}
        />
      </Group>
    </Alert>
  );
}
