import { Group, Text } from '@mantine/core';
import type { CartProduct, Problem } from '#generated/api/model/index.ts';
import { useFixProblems } from '#src/features/cart-parts/fixes/cart-fixes.ts';
import { holdLine, leaveLine } from '#src/features/cart-parts/line-focus.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './LineProblems.module.css';

interface LineProblemsProps {
  problems: readonly Problem[];
  product: CartProduct;
}

/** Problems of a line, each with a button that fixes it. */
export function LineProblems({ problems, product }: LineProblemsProps) {
  const restricted = product.unavailability?.reason === 'RestrictedByProducer';
  const fix = useFixProblems();
  return problems.map((problem) => (
    <Group key={problem.code} gap="xs" mt="xxs" className={classes.problem ?? ''}>
      <Text size="sm" component="span">
        {problem.message}
      </Text>
      {restricted && problem.code === 'SaleForbidden' && (
        <LinkText to="/profile/companies" search={{ apply: 'orders' }} size="sm">
          Получить допуск
        </LinkText>
      )}
      <Button
        variant="light"
        size="compact-sm"
        loading={fix.pending}
        onClick={() => {
          // Removing the line removes the focused button: move the focus first.
          if (problem.fix.action === 'RemoveProduct') leaveLine(problem.productID);
          else holdLine(problem.productID);
          fix.run([problem]);
        }}
      >
        {fixName(problem)}
      </Button>
    </Group>
  ));
}

function fixName({ fix }: Problem): string {
  switch (fix.action) {
    case 'AcceptPrice':
      return 'Согласиться с ценой';
    case 'SetQuantity':
      return `Оставить ${fix.quantity} шт.`;
    case 'RemoveProduct':
      return 'Убрать из корзины';
    case 'ReturnToCart':
      return 'Вернуться в корзину';
  }
}
