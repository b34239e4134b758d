import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './banners/BannerCarousel.module.css';
import { BannerCarousel } from './banners/BannerCarousel.tsx';
import { bannersQuery, isSingle } from './home-queries.ts';

/** The banners at the top of the page; nothing without banners. */
export function HomeCarousel() {
  const { data, isError } = useQuery(bannersQuery());
  if (!data) return isError ? null : <Skeleton className={classes.place} radius="lg" />;
  const banners = data.items.filter((promotion) => !isSingle(promotion));
  return banners.length > 0 ? <BannerCarousel banners={banners} /> : null;
}
