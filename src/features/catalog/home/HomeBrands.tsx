import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import tile from '#src/ui/kit/page/tile.module.css';
import classes from './HomeBrands.module.css';
import screen from './HomeScreen.module.css';
import { brandsQuery } from './home-queries.ts';

const SHOWN = 12;
/** Most logos are text: wide and low. */
const LOGO_RATIO = 2;
const places = Array.from({ length: SHOWN }, (_, index) => `place-${index}`);

/** The brands with the most products. */
export function HomeBrands() {
  const { data, isError } = useQuery(brandsQuery());
  if (isError || data?.items.length === 0) return null;
  const brands = data
    ? [...data.items].sort((a, b) => b.productCount - a.productCount).slice(0, SHOWN)
    : null;
  return (
    <section aria-labelledby="home-brands">
      <div className={screen.heading}>
        <h2 id="home-brands" className={screen.title}>
          Бренды
        </h2>
        <LinkText to="/brands" size="sm">
          Все бренды
        </LinkText>
      </div>
      <ul className={classes.brands}>
        {brands?.map(({ id, name, logo }) => (
          <li key={id}>
            <Link
              to="/products"
              search={{ source: 'BrandProducts', brand: [id] }}
              className={`${tile.tile} ${classes.brand}`}
            >
              {logo ? (
                <FramedImage image={logo} alt={name} ratio={LOGO_RATIO} sizes="160px" />
              ) : (
                <span className={classes.name}>{name}</span>
              )}
            </Link>
          </li>
        )) ??
          places.map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton className={classes.brand} />
            </li>
          ))}
      </ul>
    </section>
  );
}
