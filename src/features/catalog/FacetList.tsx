import { useState } from 'react';
import { normalizeForSearch } from '#src/lib/normalize.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { FacetCheck } from './FacetCheck.tsx';
import classes from './FacetList.module.css';
import type { FacetOption } from './facet.ts';

interface FacetListProps {
  /** What is chosen here, for screen readers. */
  title: string;
  options: readonly FacetOption[];
  /** Values that are on, as they stand in the address. */
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** The reader is about to do so. */
  onIntent: (value: string) => void;
}

const SHOWN_AT_FIRST = 7;
const SEARCHED_FROM = 12;

/** Values of one filter with their counts; a long one is folded and has its own search. */
export function FacetList({ title, options, chosen, onToggle, onIntent }: FacetListProps) {
  const [words, setWords] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const wanted = normalizeForSearch(words);
  const found =
    wanted === ''
      ? options
      : options.filter(({ label }) => normalizeForSearch(label).includes(wanted));
  // What is on stays in sight, wherever it stands in the list.
  const shown =
    unfolded || wanted !== ''
      ? found
      : found.filter(({ value }, index) => index < SHOWN_AT_FIRST || chosen.includes(value));

  return (
    <>
      {options.length >= SEARCHED_FROM && (
        <SearchField
          className={classes.search}
          aria-label={`Найти: ${title}`}
          placeholder="Найти"
          value={words}
          onWrite={setWords}
        />
      )}
      <ul className={classes.values} data-long={unfolded || undefined}>
        {shown.map((option) => (
          <li key={option.value}>
            <FacetCheck
              label={option.label}
              count={option.count}
              checked={chosen.includes(option.value)}
              onChange={() => onToggle(option.value)}
              onIntent={() => onIntent(option.value)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={classes.none}>Ничего не нашлось</p>}
      {wanted === '' && options.length > SHOWN_AT_FIRST && (
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
}
