import { useQuery } from '@tanstack/react-query';
import type { SharedProducts } from '#generated/api/model/sharedProducts.ts';
import { isNotFound } from '#src/api/errors.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { countOf } from '#src/lib/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { ProductRows } from '#src/ui/kit/list/ProductRow.tsx';
import { EmptyState } from '#src/ui/kit/page/EmptyState.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import { DeadLink } from './DeadLink.tsx';
import { SharedLine } from './SharedLine.tsx';
import classes from './SharedScreen.module.css';
import { sharedQuery } from './shared-query.ts';
import { useAddShared } from './use-add-shared.ts';

const goods = ['товар', 'товара', 'товаров'] as const;

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
  return (
    <div className={classes.screen}>
      <PageHeading count={countOf(lines.length, goods)}>
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
              <SharedLine key={line.product.id} line={line} />
            ))}
          </ProductRows>
          <AddAll shared={shared} />
        </>
      )}
    </div>
  );
}

/** The total of the available products, and the button that adds them to the cart. */
function AddAll({ shared }: { shared: SharedProducts }) {
  const add = useAddShared(shared);
  const addable = shared.lines.filter(({ quantity }) => quantity > 0).length;
  return (
    <div className={classes.bar} data-bottom-bar>
      <div>
        <p className={classes.quiet}>
          Можно добавить {addable} из {shared.lines.length}
        </p>
        <strong className={classes.amount}>{formatMoney(shared.amount)}</strong>
      </div>
      <Button onClick={add.run} loading={add.pending} disabled={addable === 0}>
        Добавить в корзину
      </Button>
    </div>
  );
}
