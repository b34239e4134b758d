import type { Brand } from '#generated/api/model/brand.ts';
import classes from './BrandsScreen.module.css';
import { BrandTile } from './BrandTile.tsx';

/** Brands as tiles, in the order given. */
export function BrandTiles({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className={classes.tiles}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandTile brand={brand} />
        </li>
      ))}
    </ul>
  );
}
