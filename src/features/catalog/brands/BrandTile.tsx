import { Link } from '@tanstack/react-router';
import type { Brand } from '#generated/api/model/brand.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import tile from '#src/ui/kit/page/tile.module.css';
import classes from './BrandTile.module.css';

/** One brand of the index: logo, name, country and number of products. */
export function BrandTile({ brand }: { brand: Brand }) {
  const { id, name, logo, country, productCount } = brand;
  const products = countOf(productCount, productForms);
  return (
    <Link
      to="/products"
      search={{ source: 'BrandProducts', brand: [id] }}
      className={`${tile.tile} ${classes.tile}`}
    >
      <span className={classes.sign}>
        <FramedImage image={logo} alt="" ratio={2} sizes="88px" />
      </span>
      <span className={classes.texts}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>
          {country === null ? products : `${country} · ${products}`}
        </span>
      </span>
    </Link>
  );
}
