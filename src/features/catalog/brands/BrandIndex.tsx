import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Brand } from '#generated/api/model/brand.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import classes from './BrandIndex.module.css';
import { BrandTiles } from './BrandTiles.tsx';
import { brandGroups, largestBrands } from './brand-letters.ts';

/** The brands with most products first, then all of them by letter, with links to each letter. */
export function BrandIndex({ brands }: { brands: readonly Brand[] }) {
  const groups = useMemo(() => brandGroups(brands), [brands]);
  const largest = useMemo(() => largestBrands(brands), [brands]);
  return (
    <>
      <nav aria-label="Бренды по алфавиту" className={classes.letters}>
        {groups.map(({ letter, anchor }) => (
          <a key={anchor} href={`#${anchor}`} className={classes.letter}>
            {letter}
          </a>
        ))}
      </nav>
      {largest.length > 0 && (
        <section aria-labelledby="brands-largest" className={`${classes.part} ${classes.largest}`}>
          <h2 id="brands-largest" className={classes.title}>
            Больше всего товаров
          </h2>
          <BrandTiles brands={largest} />
        </section>
      )}
      <div className={classes.columns}>
        {groups.map(({ letter, anchor, brands: group }) => (
          <section key={anchor} aria-labelledby={anchor} className={classes.group}>
            <h2 id={anchor} className={classes.groupTitle}>
              {letter}
            </h2>
            <ul className={classes.names}>
              {group.map((brand) => (
                <li key={brand.id}>
                  <BrandLine brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function BrandLine({ brand: { id, name, productCount } }: { brand: Brand }) {
  return (
    <Link to="/products" search={{ source: 'BrandProducts', brand: [id] }} className={classes.line}>
      <span className={classes.name}>{name}</span>{' '}
      <span className={classes.count} title={countOf(productCount, productForms)}>
        {productCount}
      </span>
    </Link>
  );
}
