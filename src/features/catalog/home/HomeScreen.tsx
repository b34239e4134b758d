import { HomeCarousel } from '#src/features/catalog/home/banners/HomeCarousel.tsx';
import { HomeSingles } from '#src/features/catalog/home/banners/HomeSingles.tsx';
import { QueryShelf } from '#src/features/product-parts/card/QueryShelf.tsx';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { HydrationBoundary } from '#src/ssr/boundaries/HydrationBoundary.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { RenderWhenVisible } from '#src/ssr/boundaries/RenderWhenVisible.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { AccountBanners } from './AccountBanners.tsx';
import { Advantages } from './Advantages.tsx';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import classes from './HomeScreen.module.css';
import { newProductsQuery, popularQuery, promotedQuery } from './home-queries.ts';
import { ShelfLink } from './ShelfLink.tsx';

const PersonalShelf = lazyComponent(
  async () =>
    (await import('#src/features/catalog/recommendations/PersonalShelf.tsx')).PersonalShelf,
);
const ViewedShelf = lazyComponent(
  async () => (await import('#src/features/catalog/recommendations/ViewedShelf.tsx')).ViewedShelf,
);

/** `/`: banners, catalog, recommendations. Only its upper half is rendered at once. */
export function HomeScreen() {
  return (
    <div className={classes.screen}>
      <h1 className={classes.name}>
        <Hidden>{shopName}: материалы, инструменты и оборудование для стоматологии</Hidden>
      </h1>
      <HomeCarousel />
      <HydrationBoundary>
        <HomeCategories />
      </HydrationBoundary>
      <HydrationBoundary>
        <QueryShelf
          title="Популярные товары"
          query={popularQuery()}
          more={<ShelfLink title="Популярные товары" source="Popular" />}
        />
      </HydrationBoundary>
      <HydrationBoundary>
        <AccountBanners />
      </HydrationBoundary>
      <HydrationBoundary>
        <HomeSingles />
      </HydrationBoundary>
      <RenderWhenVisible>
        <QueryShelf
          title="Новинки"
          query={newProductsQuery()}
          more={<ShelfLink title="Новинки" source="BrandNewItems" />}
        />
      </RenderWhenVisible>
      <RenderWhenVisible>
        <QueryShelf
          title="Товары по акциям"
          query={promotedQuery()}
          more={
            <LinkText to="/promotions" size="sm">
              Все акции
            </LinkText>
          }
        />
      </RenderWhenVisible>
      <RenderWhenVisible>
        <PersonalShelf title="Рекомендуем вам" whenKnown />
      </RenderWhenVisible>
      <RenderWhenVisible>
        <HomeBrands />
      </RenderWhenVisible>
      <RenderWhenVisible>
        <ViewedShelf />
      </RenderWhenVisible>
      <HydrationBoundary>
        <Advantages />
      </HydrationBoundary>
    </div>
  );
}
