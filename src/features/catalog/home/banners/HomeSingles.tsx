import { useQuery } from '@tanstack/react-query';
import { bannersQuery, isSingle } from '#src/features/catalog/home/home-queries.ts';
import { BannerSlide } from './BannerSlide.tsx';
import classes from './HomeSingles.module.css';

/** Single banners as strips across the page. */
export function HomeSingles() {
  const { data } = useQuery(bannersQuery());
  const banners = data?.items.filter(isSingle) ?? [];
  if (banners.length === 0) return null;
  return (
    <ul className={classes.banners} aria-label="Предложения">
      {banners.map((promotion) => (
        <li
          key={promotion.id}
          className={classes.banner}
          data-device={promotion.device ?? undefined}
        >
          <BannerSlide promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}
