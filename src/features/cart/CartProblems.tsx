import { Alert, Button } from '@mantine/core';
import type { CartOrder } from '#generated/api/model/index.ts';
import { countOf } from '#src/lib/plurals.ts';
import { useFixProblems } from './cart-fixes.ts';

const products = ['товаре', 'товарах', 'товарах'] as const;

/** Above the lines: how many products need a look, and one press that mends them all. */
export function CartProblems({ order }: { order: CartOrder }) {
  const fix = useFixProblems();
  const affected = new Set(order.problems.map(({ productID }) => productID)).size;
  if (affected === 0) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      title={`Проверьте корзину: изменения в ${countOf(affected, products)}`}
    >
      Что именно – написано у каждого товара.
      <Button
        display="block"
        mt="sm"
        size="compact-md"
        variant="light"
        color="orange"
        loading={fix.pending}
        onClick={() => fix.run(order.problems)}
      >
        Исправить всё
      </Button>
    </Alert>
  );
}
