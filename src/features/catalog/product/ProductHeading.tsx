import { Link } from '@tanstack/react-router';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import { Rating } from '#src/features/product-parts/facts/Rating.tsx';
import classes from './ProductHeading.module.css';

/** Name, brand, codes and rating. */
export function ProductHeading({ product }: { product: ProductCard }) {
  return (
    <header className={classes.heading}>
      <h1 className={classes.name}>{product.name}</h1>
      <p className={classes.codes}>
        {product.brand && (
          <Link
            to="/products"
            search={{ source: 'BrandProducts', brand: [product.brand.id] }}
            className={classes.link}
          >
            {product.brand.name}
          </Link>
        )}
        <span>Артикул {product.vendorCode}</span>
        {product.manufacturerCode !== null && (
          <span>Код производителя {product.manufacturerCode}</span>
        )}
        <a href="#reviews" className={classes.link}>
          <Rating rating={product.rating} feedbackCount={product.feedbackCount} inWords />
          {product.feedbackCount === 0 && 'Отзывов нет'}
        </a>
      </p>
    </header>
  );
}
