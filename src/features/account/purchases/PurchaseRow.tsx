import { Link } from '@tanstack/react-router';
import type { Purchase } from '#generated/api/model/purchase.ts';
import { fitQuantity } from '#src/features/cart-parts/quantity.ts';
import { useAddProducts } from '#src/features/cart-parts/use-add-products.ts';
import { RowQuantity } from '#src/features/product-parts/buying/RowQuantity.tsx';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { productTitle } from '#src/features/product-parts/facts/product-title.ts';
import { StockMeter } from '#src/features/product-parts/facts/StockMeter.tsx';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './PurchaseRow.module.css';

const orderForms = ['заказе', 'заказах', 'заказах'] as const;

/** A purchased product: when, how often and at what price, its current price, and a cart button. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { product, lastQuantity, lastOrderID, lastBoughtAt } = purchase;
  const { add, pending } = useAddProducts();
  const quantity = product.available ? fitQuantity(lastQuantity, product) : 0;
  return (
    <article className={classes.row} aria-label={product.name}>
      <div className={classes.image}>
        <FramedImage image={product.images[0]} alt="" sizes="62px" />
      </div>
      <div className={classes.texts}>
        <ProductLink product={product} className={classes.name}>
          {productTitle(product)}
        </ProductLink>
        <p className={classes.quiet}>
          {[product.brand?.name, product.vendorCode].filter(Boolean).join(' · ')}
        </p>
        <p className={classes.quiet}>
          <Link to="/order/$id" params={{ id: lastOrderID }} className={classes.order}>
            {formatDate(lastBoughtAt)}
          </Link>
          : {lastQuantity} шт. по {formatMoney(purchase.lastPrice)}. Всего {purchase.quantity} шт. в{' '}
          {countOf(purchase.orderCount, orderForms)}
        </p>
      </div>
      <div className={classes.now}>
        <PriceOf product={product} />
        <PriceChange before={purchase.lastPrice} now={product.price} />
        <StockMeter product={product} />
      </div>
      <div className={classes.buy}>
        <RowQuantity product={product} />
        {quantity > 0 && (
          <Button
            variant="light"
            fullWidth
            loading={pending}
            onClick={() => add([{ productID: product.id, quantity }])}
          >
            Купить снова: {quantity} шт.
          </Button>
        )}
      </div>
    </article>
  );
}

/** «на 120 ₽ дороже, чем тогда»; nothing while the price is the same. */
function PriceChange({ before, now }: { before: number; now: number }) {
  if (before === now) return null;
  const difference = formatMoney(Math.abs(now - before));
  return (
    <span className={classes.quiet}>
      на {difference} {now > before ? 'дороже' : 'дешевле'}, чем тогда
    </span>
  );
}
