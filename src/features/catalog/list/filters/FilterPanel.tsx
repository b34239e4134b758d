import { useMemo } from 'react';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { type Facet, listFacets } from '#src/features/catalog/list/query/facet.ts';
import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import type { ProductSearchControl } from '#src/features/catalog/list/query/use-product-search.ts';
import { FacetCheck } from './FacetCheck.tsx';
import { FacetList } from './FacetList.tsx';
import classes from './FilterPanel.module.css';
import { PriceFilter } from './PriceFilter.tsx';

interface FilterPanelProps {
  filters: ProductFilters;
  control: ProductSearchControl;
}

const OPEN_AT_FIRST = 5;
const NONE: readonly string[] = [];

/** All filters of the list; beside it on a desktop, in the drawer on a phone. */
export function FilterPanel({ filters, control }: FilterPanelProps) {
  const { search, change, toggle, prepareChange, prepareToggle } = control;
  const otherStock = { available: search.available ? undefined : true } as const;
  const facets = useMemo(
    () =>
      listFacets(filters).filter(
        // A brand's own list has only one brand.
        ({ key }) => !(key === 'brand' && search.source === 'BrandProducts'),
      ),
    [filters, search.source],
  );
  return (
    <div className={classes.panel}>
      <div className={classes.facet}>
        <FacetCheck
          value="available"
          label="Только в наличии"
          count={filters.availability.count}
          checked={search.available === true}
          onToggle={() => change(otherStock)}
          onIntent={() => prepareChange(otherStock)}
        />
      </div>
      <fieldset className={classes.facet}>
        <legend className={classes.title}>Цена, ₽</legend>
        <PriceFilter
          from={search.priceFrom}
          to={search.priceTo}
          min={filters.price.min}
          max={filters.price.max}
          onChange={(priceFrom, priceTo) => change({ priceFrom, priceTo })}
        />
        <p className={classes.ofShop}>Фильтр и порядок – по цене магазина, без договора</p>
      </fieldset>
      {facets.map((facet, index) => (
        <details
          key={facet.id}
          className={classes.facet}
          open={index < OPEN_AT_FIRST || chosenIn(search, facet).length > 0}
        >
          <summary className={classes.title}>{facet.title}</summary>
          <FacetList
            facet={facet}
            chosen={search[facet.key] ?? NONE}
            toggle={toggle}
            prepareToggle={prepareToggle}
          />
        </details>
      ))}
    </div>
  );
}

function chosenIn(search: ProductSearch, { key, options }: Facet): string[] {
  const chosen: readonly string[] = search[key] ?? NONE;
  return chosen.filter((value) => options.some((option) => option.value === value));
}
