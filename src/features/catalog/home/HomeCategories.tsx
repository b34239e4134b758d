import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { topCategoriesQuery } from '#src/features/catalog/categories/category-tree-query.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './HomeCategories.module.css';
import screen from './HomeScreen.module.css';

const SHOWN = 12;
const places = Array.from({ length: SHOWN }, (_, index) => `place-${index}`);

/** The sections of the catalog as tiles. */
export function HomeCategories() {
  const { data, isError } = useQuery(topCategoriesQuery());
  if (isError) return null;
  const sections = data?.slice(0, SHOWN);
  if (sections?.length === 0) return null;
  return (
    <section aria-labelledby="home-categories">
      <div className={screen.heading}>
        <h2 id="home-categories" className={screen.title}>
          Каталог
        </h2>
        <LinkText to="/catalog" size="sm">
          Все разделы
        </LinkText>
      </div>
      <ul className={classes.tiles}>
        {sections?.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to="/products" search={{ category: id }} className={classes.tile}>
              <span className={classes.image}>
                {picture && <FramedImage image={picture} alt="" />}
              </span>
              <span className={classes.name}>{name}</span>
            </Link>
          </li>
        )) ??
          places.map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton className={classes.tile} />
            </li>
          ))}
      </ul>
    </section>
  );
}
