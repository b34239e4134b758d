import { shopName } from '#src/lib/shop-name.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import { Advantages } from './Advantages.tsx';
import { Banners } from './Banners.tsx';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import classes from './HomeScreen.module.css';
import { HomeShelf } from './HomeShelf.tsx';
import { newcomersQuery, popularQuery } from './home-queries.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

/** `/`: what is on offer, where to look, what others buy. */
export function HomeScreen() {
  return (
    <div className={classes.screen}>
      <h1 className={classes.name}>
        <Hidden>{shopName}: материалы, инструменты и оборудование для стоматологии</Hidden>
      </h1>
      <Banners />
      <HomeCategories />
      <HomeShelf
        title="Популярные товары"
        query={popularQuery()}
        search={{ source: 'Popular' }}
        priority
      />
      <Advantages />
      <HomeShelf title="Новинки" query={newcomersQuery()} search={{ source: 'BrandNewItems' }} />
      <HomeBrands />
      <RecentlyViewed />
    </div>
  );
}
