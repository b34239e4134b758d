import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useListProductsSuspense } from '#generated/api/product/list-products.ts';
import { ProductResults } from '#src/features/catalog/list/results/ProductResults.tsx';
import { Breadcrumbs } from '#src/features/product-parts/Breadcrumbs.tsx';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { HydrationBoundary } from '#src/ssr/boundaries/HydrationBoundary.tsx';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Pager } from '#src/ui/kit/list/pager/Pager.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import classes from './ProductListScreen.module.css';
import { listTitle } from './query/list-title.ts';
import {
  brandsOutOfFilters,
  categoryQuery,
  filtersQuery,
  loadBrandHead,
  loadPromotionHead,
  promotionQuery,
} from './query/product-list-queries.ts';
import { brandOf, MAX_QUERY_LENGTH, toListRequest } from './query/product-search.ts';
import { useProductSearch } from './query/use-product-search.ts';
import { Subcategories } from './Subcategories.tsx';
import { ListControls } from './toolbar/ListControls.tsx';
import { useAnnouncedCount } from './use-announced-count.ts';

// Few lists are empty: loaded when needed.
const EmptyList = lazyComponent(
  async () =>
    (await import('#src/features/catalog/list/results/EmptyProductList.tsx')).EmptyProductList,
);

// Few links are broken.
const ListNotes = lazyComponent(async () => (await import('./ListNotes.tsx')).ListNotes);

// Few queries are corrected.
const CorrectedQuery = lazyComponent(
  async () =>
    (await import('#src/features/catalog/list/results/CorrectedQuery.tsx')).CorrectedQuery,
);

// Few lists are about one brand or promotion; the loader loads these chunks beside the data.
const BrandHead = lazyComponent(async () => (await loadBrandHead()).BrandHead);
const PromotionHead = lazyComponent(async () => (await loadPromotionHead()).PromotionHead);

/**
 * `/products`: any list of products. The URL is the state; while the next page of products is
 * loading the current one stays.
 */
export function ProductListScreen() {
  const control = useProductSearch();
  const search = useDeferredValue(control.search);
  const stale = search !== control.search;
  const { data: list } = useListProductsSuspense(toListRequest(search));
  const { data: filters } = useQuery({
    ...filtersQuery(search),
    placeholderData: keepPreviousData,
  });
  const { data: category } = useQuery({
    ...categoryQuery(search.category ?? ''),
    enabled: search.category !== undefined,
  });
  const { data: promotions } = useQuery({
    ...promotionQuery(search.promotion ?? ''),
    enabled: search.promotion !== undefined,
  });
  const { items, paging, correctedQuery, replacedName } = list;
  const known = search.category && category ? category : undefined;
  const promotion = search.promotion ? promotions?.items[0] : undefined;
  const brandID = brandOf(search);
  const count = countOf(paging.total, productForms);
  useAnnouncedCount(count, search);

  return (
    <PageStack>
      <PageHeading above={known && <Breadcrumbs categories={known.breadcrumbs} />} count={count}>
        {listTitle(search, { category: known, promotions, filters })}
      </PageHeading>
      <Suspense>
        {(search.invalid ||
          (search.query ?? '').length > MAX_QUERY_LENGTH ||
          !items.some(({ available }) => available) ||
          brandsOutOfFilters(search, filters).length > 0) && (
          <ListNotes search={search} products={items} replaced={replacedName} />
        )}
        {promotion && <PromotionHead promotion={promotion} />}
        {brandID !== undefined && <BrandHead brandID={brandID} />}
        {(correctedQuery ?? replacedName) && (
          <CorrectedQuery
            search={search}
            corrected={correctedQuery}
            replaced={replacedName}
            products={items}
          />
        )}
      </Suspense>
      {/* A promotion shows its categories itself. */}
      {!promotion && <Subcategories search={search} category={known} filters={filters} />}
      <div className={classes.columns}>
        <HydrationBoundary>
          <FilterSidebar filters={filters} control={control} />
        </HydrationBoundary>
        <div className={classes.main}>
          <ListControls filters={filters} control={control} />
          <FilterChips filters={filters} control={control} />
          <section id="results" tabIndex={-1} aria-label="Результаты" className={classes.results}>
            {items.length > 0 ? (
              <ProductResults products={items} stale={stale} />
            ) : (
              <Suspense fallback={<div className={classes.waiting} />}>
                <EmptyList search={search} total={paging.total} onReset={control.resetFilters} />
              </Suspense>
            )}
          </section>
          <Pager
            page={paging.page}
            pageCount={Math.ceil(paging.total / paging.pageSize)}
            label="Страницы списка товаров"
          />
        </div>
      </div>
    </PageStack>
  );
}
