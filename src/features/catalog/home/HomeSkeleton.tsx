import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import carousel from './banners/BannerCarousel.module.css';
import classes from './HomeScreen.module.css';

/** Skeleton of the home page. */
export function HomeSkeleton() {
  return (
    <div className={classes.screen} aria-hidden="true">
      <Skeleton className={carousel.place} radius="lg" />
      <Skeleton height={380} />
      <Skeleton height={460} />
    </div>
  );
}
