import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { readChoice, writeChoice } from './attribute-choice.ts';
import type { ProductSearch } from './product-search.ts';

/** One value of a filter for display. */
export interface FacetOption {
  /** As in the URL. */
  value: string;
  label: string;
  /** Number of matching products. */
  count: number;
}

export interface Facet {
  key: 'brand' | 'flag' | 'attribute';
  /** Unique among the facets. */
  id: string;
  title: string;
  options: FacetOption[];
}

const flagTitles = { New: 'Новинки', Discount: 'Со скидкой', HasFeedback: 'С отзывами' } as const;

/** The filters that are lists of values, in display order. */
export function listFacets(filters: ProductFilters): Facet[] {
  const brands: Facet = {
    key: 'brand',
    id: 'brand',
    title: 'Бренд',
    options: filters.brands.map(({ brand, count }) => ({
      value: brand.id,
      label: brand.name,
      count,
    })),
  };
  const flags: Facet = {
    key: 'flag',
    id: 'flag',
    title: 'Особенности',
    options: filters.flags
      .filter(({ count, selected }) => count > 0 || selected)
      .map(({ flag, count }) => ({ value: flag, label: flagTitles[flag], count })),
  };
  const attributes = filters.attributes.map(
    ({ name, unit, values }): Facet => ({
      key: 'attribute',
      id: `attribute-${name}`,
      title: unit ? `${name}, ${unit}` : name,
      options: values.map(({ value, count }) => ({
        value: writeChoice(name, value),
        label: value,
        count,
      })),
    }),
  );
  return [brands, flags, ...attributes].filter(({ options }) => options.length > 0);
}

/** An active filter, and the search parameters without it. */
export interface FilterChip {
  id: string;
  label: string;
  without: ProductSearch;
}

/** Chips of all active filters, in the order of the panel. */
export function filterChips(
  search: ProductSearch,
  filters: ProductFilters | undefined,
): FilterChip[] {
  const chips: FilterChip[] = [];
  if (search.available) {
    chips.push({ id: 'available', label: 'В наличии', without: { available: undefined } });
  }
  if (search.priceFrom !== undefined || search.priceTo !== undefined) {
    chips.push({
      id: 'price',
      label: priceLabel(search),
      without: { priceFrom: undefined, priceTo: undefined },
    });
  }
  // In a brand's own list the brand is not a filter.
  const brands = search.source === 'BrandProducts' ? [] : (search.brand ?? []);
  const gone: string[] = [];
  for (const id of brands) {
    const known = filters?.brands.find(({ brand }) => brand.id === id);
    if (!known) gone.push(id);
    else {
      chips.push({
        id: `brand-${id}`,
        label: known.brand.name,
        without: { brand: brands.filter((one) => one !== id) },
      });
    }
  }
  // The filters have every chosen brand of the catalog, once they are loaded.
  if (gone.length > 0) {
    chips.push({
      id: 'brand',
      label: goneLabel(gone.length, filters === undefined),
      without: { brand: brands.filter((id) => !gone.includes(id)) },
    });
  }
  for (const flag of search.flag ?? []) {
    chips.push({
      id: `flag-${flag}`,
      label: flagTitles[flag],
      without: { flag: search.flag?.filter((one) => one !== flag) },
    });
  }
  for (const text of search.attribute ?? []) {
    const choice = readChoice(text);
    if (!choice) continue;
    const unit = filters?.attributes.find(({ name }) => name === choice.name)?.unit;
    chips.push({
      id: `attribute-${text}`,
      label: `${choice.name}: ${choice.value}${unit ? `\u00a0${unit}` : ''}`,
      without: { attribute: search.attribute?.filter((one) => one !== text) },
    });
  }
  return chips;
}

function goneLabel(count: number, isLoading: boolean): string {
  if (count === 1) return isLoading ? 'Бренд' : 'Бренда больше нет';
  return isLoading ? `Бренды: ${count}` : `Больше нет брендов: ${count}`;
}

function priceLabel({ priceFrom, priceTo }: ProductSearch): string {
  const from = priceFrom === undefined ? '' : `от\u00a0${formatMoney(priceFrom * 100)}`;
  const to = priceTo === undefined ? '' : `до\u00a0${formatMoney(priceTo * 100)}`;
  return [from, to].filter(Boolean).join(' ');
}
