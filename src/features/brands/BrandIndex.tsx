import { useMemo } from 'react';
import type { Brand } from '#generated/api/model/brand.ts';
import classes from './BrandsScreen.module.css';
import { BrandTile } from './BrandTile.tsx';
import { brandGroups } from './brand-letters.ts';

/** The brands letter by letter, with the letters to jump by. */
export function BrandIndex({ brands }: { brands: readonly Brand[] }) {
  const groups = useMemo(() => brandGroups(brands), [brands]);
  return (
    <>
      <nav aria-label="Бренды по алфавиту" className={classes.letters}>
        {groups.map(({ letter, anchor }) => (
          <a key={anchor} href={`#${anchor}`} className={classes.letter}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, anchor, brands: group }) => (
        <section key={anchor} aria-labelledby={anchor} className={classes.group}>
          <h2 id={anchor} className={classes.groupTitle}>
            {letter}
          </h2>
          <BrandTiles brands={group} />
        </section>
      ))}
    </>
  );
}

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
