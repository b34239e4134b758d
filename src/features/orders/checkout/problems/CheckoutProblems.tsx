import { Alert, Group, Text } from '@mantine/core';
import type { Checkout, Problem } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './CheckoutProblems.module.css';
import {
  allFixes,
  CHECKOUT_PROBLEMS_ID,
  type ProductProblems,
  problemsByProduct,
} from './product-problems.ts';
import { useCheckoutFixes } from './use-checkout-fixes.ts';

/**
 * Problems with the products since the cart. A draft follows the cart: each is fixed here with one
 * click, in the cart, too.
 */
export function CheckoutProblems({ checkout }: { checkout: Checkout }) {
  const { problems, items, status } = checkout;
  const { run, pending, place } = useCheckoutFixes(checkout);
  if (problems.length === 0) return null;
  const products = problemsByProduct(problems, items);
  const blocked = problems.some(({ blocking }) => blocking);
  const removed = problems.some(({ code }) => code === 'RemovedFromCart');
  const fixable = status === 'Draft' && !removed;
  return (
    <Alert
      ref={place}
      id={CHECKOUT_PROBLEMS_ID}
      tabIndex={-1}
      color="orange"
      variant="light"
      title={titleOf(removed, blocked)}
      role="alert"
    >
      <ul className={classes.list}>
        {products.map((product) => (
          <li key={product.id}>
            <Text size="sm" component="span">
              {[product.name, product.text].filter(Boolean).join(': ')}
            </Text>
            {fixable && <Fixes product={product} pending={pending} onFix={run} />}
          </li>
        ))}
      </ul>
      {fixable && products.length > 1 && (
        <Button
          size="compact-md"
          variant="default"
          loading={pending}
          onClick={() => run(allFixes(products))}
        >
          Исправить всё
        </Button>
      )}
      {removed && status === 'Draft' && (
        <LinkButton to="/cart" variant="default">
          Вернуться в корзину
        </LinkButton>
      )}
      {blocked && status !== 'Draft' && 'Передайте заказ менеджеру или верните товары в корзину.'}
    </Alert>
  );
}

interface FixesProps {
  product: ProductProblems;
  pending: boolean;
  onFix: (problems: readonly Problem[]) => void;
}

/** The server's fix of a product's problem, and its removal. */
function Fixes({ product: { name, fix, removal }, pending, onFix }: FixesProps) {
  return (
    <Group gap="xs" mt="xxs">
      {fix && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${fixLabel(fix)}: ${name}`}
          loading={pending}
          onClick={() => onFix([fix])}
        >
          {fixLabel(fix)}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant={fix ? 'subtle' : 'default'}
        aria-label={`Убрать из заказа: ${name}`}
        loading={pending}
        onClick={() => onFix([removal])}
      >
        Убрать из заказа
      </Button>
    </Group>
  );
}

function fixLabel({ fix }: Problem): string {
  return fix.action === 'SetQuantity' ? `Оставить ${fix.quantity} шт.` : 'Согласиться с ценой';
}

function titleOf(removed: boolean, blocked: boolean): string {
  if (removed) return 'Товаров заказа больше нет в корзине';
  return blocked ? 'С товарами что-то изменилось' : 'Цены изменились';
}
