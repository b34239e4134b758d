import { QueryShelf } from '#src/features/product/QueryShelf.tsx';
import { shopName } from '#src/lib/shop-name.ts';
import { Hidden } from '#src/ui/Hidden.tsx';
import { Later } from '#src/ui/Later.tsx';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { onDemand } from '#src/ui/on-demand.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';
import { Advantages } from './Advantages.tsx';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeCarousel } from './HomeCarousel.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeOffers } from './HomeOffers.tsx';
import classes from './HomeScreen.module.css';
import { HomeSingles } from './HomeSingles.tsx';
import { newcomersQuery, popularQuery, promotedQuery } from './home-queries.ts';
import { ShelfLink } from './ShelfLink.tsx';

const PersonalShelf = onDemand(
  async () => (await import('#src/features/recommendations/PersonalShelf.tsx')).PersonalShelf,
);
const ViewedShelf = onDemand(
  async () => (await import('#src/features/recommendations/ViewedShelf.tsx')).ViewedShelf,
);

/** `/`: what is on offer, where to look, what others buy. Only its upper half is rendered at once. */
export function HomeScreen() {
  return (
    <div className={classes.screen}>
      <h1 className={classes.name}>
        <Hidden>{shopName}: материалы, инструменты и оборудование для стоматологии</Hidden>
      </h1>
      <HomeCarousel />
      <Later>
        <HomeCategories />
      </Later>
      <Later>
        <QueryShelf
          title="Популярные товары"
          query={popularQuery()}
          more={<ShelfLink title="Популярные товары" source="Popular" />}
        />
      </Later>
      <Later>
        <HomeOffers />
      </Later>
      <Later>
        <HomeSingles />
      </Later>
      <WhenNear>
        <QueryShelf
          title="Новинки"
          query={newcomersQuery()}
          more={<ShelfLink title="Новинки" source="BrandNewItems" />}
        />
      </WhenNear>
      <WhenNear>
        <QueryShelf
          title="Товары по акциям"
          query={promotedQuery()}
          more={
            <LinkText to="/promotions" size="sm">
              Все акции
            </LinkText>
          }
        />
      </WhenNear>
      <WhenNear>
        <PersonalShelf title="Рекомендуем вам" whenKnown />
      </WhenNear>
      <WhenNear>
        <HomeBrands />
      </WhenNear>
      <WhenNear>
        <ViewedShelf />
      </WhenNear>
      <Later>
        <Advantages />
      </Later>
    </div>
  );
}
