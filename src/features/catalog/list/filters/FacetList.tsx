import { memo, useCallback, useState } from 'react';
import type { Facet } from '#src/features/catalog/list/query/facet.ts';
import type { ProductSearchControl } from '#src/features/catalog/list/query/use-product-search.ts';
import { normalizeForSearch } from '#src/lib/text/normalize.ts';
import { SearchField } from '#src/ui/kit/fields/SearchField.tsx';
import { FacetCheck } from './FacetCheck.tsx';
import classes from './FacetList.module.css';

interface FacetListProps {
  facet: Facet;
  /** Selected values, as in the URL. */
  chosen: readonly string[];
  toggle: ProductSearchControl['toggle'];
  prepareToggle: ProductSearchControl['prepareToggle'];
}

const SHOWN_AT_FIRST = 7;
const SEARCHED_FROM = 12;

/** Values of one filter with their counts; a long list is collapsed and has its own search. */
export const FacetList = memo(function FacetList(props: FacetListProps) {
  const { facet, chosen, toggle, prepareToggle } = props;
  const { key, title, options } = facet;
  const onToggle = useCallback((value: string) => toggle(key, value), [toggle, key]);
  const onIntent = useCallback((value: string) => prepareToggle(key, value), [prepareToggle, key]);
  const [search, setSearch] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const requested = normalizeForSearch(search);
  const found =
    requested === ''
      ? options
      : options.filter(({ label }) => normalizeForSearch(label).includes(requested));
  // Selected values are always visible, at any position in the list.
  const shown =
    unfolded || requested !== ''
      ? found
      : found.filter(({ value }, index) => index < SHOWN_AT_FIRST || chosen.includes(value));

  return (
    <>
      {options.length >= SEARCHED_FROM && (
        <SearchField
          className={classes.search}
          aria-label={`Найти: ${title}`}
          placeholder="Найти"
          value={search}
          onWrite={setSearch}
        />
      )}
      <ul className={classes.values} data-long={unfolded || undefined}>
        {shown.map((option) => (
          <li key={option.value}>
            <FacetCheck
              value={option.value}
              label={option.label}
              count={option.count}
              checked={chosen.includes(option.value)}
              onToggle={onToggle}
              onIntent={onIntent}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={classes.none}>Ничего не нашлось</p>}
      {requested === '' && options.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Свернуть' : `Показать все ${options.length}`}
        </button>
      )}
    </>
  );
});
