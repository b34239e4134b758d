import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SharedProducts } from '#generated/api/model/sharedProducts.ts';
import { isNotFound } from '#src/api/errors.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { ProductRows } from '#src/ui/kit/list/ProductRow.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import { DeadLink } from './DeadLink.tsx';
import { SharedLine } from './SharedLine.tsx';
import classes from './SharedScreen.module.css';
import { sharedQuery } from './shared-query.ts';
import { chosenLines, useAddShared } from './use-add-shared.ts';

/** `/products/share` and `/cart/share`: products of a share link, at the user's own prices. */
export function SharedScreen({ id }: { id: string | undefined }) {
  const { data, error, refetch } = useQuery({
    ...sharedQuery(id ?? ''),
    enabled: id !== undefined,
  });
  if (data) return <Shared shared={data} />;
  if (id === undefined || isNotFound(error)) return <DeadLink />;
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={320} radius="lg" />;
}

function Shared({ shared }: { shared: SharedProducts }) {
  const { lines, note, kind, skipped } = shared;
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const choose = (productID: string, isChosen: boolean) =>
    setExcluded((ids) => (isChosen ? ids.filter((id) => id !== productID) : [...ids, productID]));
  const selectionOf = (productID: string) =>
    lines.length > 1
      ? {
          isChosen: !excluded.includes(productID),
          choose: (isChosen: boolean) => choose(productID, isChosen),
        }
      : undefined;
  return (
    <div className={classes.screen}>
      <PageHeading count={countOf(lines.length, productForms)}>
        {kind === 'Cart' ? 'С вами поделились корзиной' : 'С вами поделились товарами'}
      </PageHeading>
      {note !== null && <blockquote className={classes.note}>{note}</blockquote>}
      {skipped.length > 0 && (
        <p className={classes.quiet}>Часть товаров снята с каталога: {skipped.length}.</p>
      )}
      {lines.length === 0 ? (
        <EmptyState
          title="Здесь больше ничего нет"
          description="Товары из этой ссылки сняты с каталога."
          actions={<LinkButton to="/catalog">Перейти в каталог</LinkButton>}
        />
      ) : (
        <>
          <ProductRows>
            {lines.map((line) => (
              <SharedLine
                key={line.product.id}
                line={line}
                selection={selectionOf(line.product.id)}
              />
            ))}
          </ProductRows>
          <AddChosen shared={shared} excluded={excluded} />
        </>
      )}
    </div>
  );
}

interface AddChosenProps {
  shared: SharedProducts;
  /** Ids of products that are not to be added. */
  excluded: readonly string[];
}

/** The total of the chosen available products, and the button that adds them to the cart. */
function AddChosen({ shared, excluded }: AddChosenProps) {
  const add = useAddShared(shared, excluded);
  const addable = shared.lines.filter(({ quantity }) => quantity > 0).length;
  const chosen = chosenLines(shared, excluded);
  const amount = chosen.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  return (
    <div className={classes.bar} data-bottom-bar>
      <div>
        <p className={classes.quiet}>
          {chosen.length === addable ? 'Можно добавить' : 'Выбрано'} {chosen.length} из{' '}
          {shared.lines.length}
        </p>
        <strong className={classes.amount}>{formatMoney(amount)}</strong>
      </div>
      <Button onClick={add.run} loading={add.pending} disabled={chosen.length === 0}>
        Добавить в корзину
      </Button>
    </div>
  );
}
