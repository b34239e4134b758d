import type { CompareGroup } from '#generated/api/model/compareGroup.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './CompareTable.module.css';

/** For a single product of a category: suggests adding another one. */
export function AddAnotherHint({ group: { category } }: { group: CompareGroup }) {
  return (
    <p className={classes.same}>
      Чтобы увидеть отличия, добавьте ещё товар из раздела{' '}
      <LinkText to="/products" search={{ category: category.id }}>
        {category.name}
      </LinkText>
    </p>
  );
}
