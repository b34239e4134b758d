import type { ProductCard } from '#generated/api/model/productCard.ts';
import { RowQuantity } from '#src/features/product-parts/buying/RowQuantity.tsx';
import { FamilyChips } from '#src/features/product-parts/card/FamilyChips.tsx';
import { CompareToggle } from '#src/features/product-parts/compare/CompareToggle.tsx';
import { PriceOf } from '#src/features/product-parts/facts/PriceOf.tsx';
import { ProductLink } from '#src/features/product-parts/facts/ProductLink.tsx';
import { productTitle } from '#src/features/product-parts/facts/product-title.ts';
import { Rating } from '#src/features/product-parts/facts/Rating.tsx';
import { StockMeter } from '#src/features/product-parts/facts/StockMeter.tsx';
import { FavoriteToggle } from '#src/features/product-parts/favorites/FavoriteToggle.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './ProductTable.module.css';

/** Products as rows. */
export function ProductTable({ products }: { products: readonly ProductCard[] }) {
  return (
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">
            <Hidden>Фото</Hidden>
          </th>
          <th scope="col">Товар</th>
          <th scope="col">Наличие</th>
          <th scope="col">Цена</th>
          <th scope="col">Количество</th>
          <th scope="col">
            <Hidden>Отложить</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

function ProductRow({ product }: { product: ProductCard }) {
  return (
    <tr className={classes.row}>
      <td className={classes.image}>
        <FramedImage image={product.images[0]} alt="" />
      </td>
      <th scope="row" className={classes.name}>
        <ProductLink product={product} className={classes.link}>
          {productTitle(product)}
        </ProductLink>
        <FamilyChips product={product} />
        <span className={classes.code}>
          {product.brand && `${product.brand.name} · `}
          {product.vendorCode}
          <Rating rating={product.rating} feedbackCount={product.feedbackCount} />
        </span>
      </th>
      <td className={classes.stock}>
        <StockMeter product={product} />
      </td>
      <td className={classes.price}>
        <PriceOf product={product} />
      </td>
      <td className={classes.buy}>
        <RowQuantity product={product} />
      </td>
      <td className={classes.marks}>
        <span className={classes.markRow}>
          <FavoriteToggle productID={product.id} />
          <CompareToggle productID={product.id} />
        </span>
      </td>
    </tr>
  );
}
