import { useQuery } from '@tanstack/react-query';
import { bannersQuery, isSingle } from '#src/features/catalog/home/home-queries.ts';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import classes from './BannerCarousel.module.css';
import { BannerCarousel } from './BannerCarousel.tsx';

/** The banners at the top of the page; nothing without banners. */
export function HomeCarousel() {
  const { data, isError } = useQuery(bannersQuery());
  if (!data) return isError ? null : <Skeleton className={classes.place} radius="lg" />;
  const banners = data.items.filter((promotion) => !isSingle(promotion));
  return banners.length > 0 ? <BannerCarousel banners={banners} /> : null;
}
