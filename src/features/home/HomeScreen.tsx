import { QueryShelf } from '#src/features/product/QueryShelf.tsx';
import { shopName } from '#src/lib/shop-name.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import { Later } from '#src/ui/Later.tsx';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { Advantages } from './Advantages.tsx';
import { Banners } from './Banners.tsx';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import classes from './HomeScreen.module.css';
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
      <Later>
        <HomeCategories />
      </Later>
      <Later>
        <QueryShelf
          title="Популярные товары"
          query={popularQuery()}
          priority
          more={
            <LinkText
              to="/products"
              search={{ source: 'Popular' }}
              size="sm"
              aria-label="Популярные товары: показать все"
            >
              Показать все
            </LinkText>
          }
        />
      </Later>
      <Later>
        <Advantages />
      </Later>
      <Later>
        <QueryShelf
          title="Новинки"
          query={newcomersQuery()}
          more={
            <LinkText
              to="/products"
              search={{ source: 'BrandNewItems' }}
              size="sm"
              aria-label="Новинки: показать все"
            >
              Показать все
            </LinkText>
          }
        />
      </Later>
      <Later>
        <HomeBrands />
      </Later>
      <Later>
        <RecentlyViewed />
      </Later>
    </div>
  );
}
