import { PersonalShelf } from '#src/features/catalog/recommendations/PersonalShelf.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { CartIcon } from '#src/ui/kit/icons/CartIcon.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

/** An empty cart: links to the catalog, and recommendations. */
export function EmptyCart() {
  return (
    <>
      <EmptyState
        headingOrder={1}
        icon={<CartIcon size="3rem" stroke={1.25} />}
        title="Корзина пуста"
        description="Добавьте товары из каталога или найдите нужное по названию и артикулу."
        actions={
          <>
            <LinkButton to="/catalog">Перейти в каталог</LinkButton>
            <LinkButton to="/cart/import" variant="default">
              Заказ из файла
            </LinkButton>
          </>
        }
      />
      <PersonalShelf title="Рекомендуем вам" />
    </>
  );
}
