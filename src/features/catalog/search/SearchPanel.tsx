import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { takeKeys } from '#src/browser/clicks/early-keys.ts';
import { BoosterSlot } from '#src/features/catalog/recommendations/booster/BoosterSlot.tsx';
import { SuggestionList } from '#src/features/catalog/search/suggestions/SuggestionList.tsx';
import { nextIndex } from '#src/features/catalog/search/suggestions/suggestions.ts';
import { useOpenSuggestion } from '#src/features/catalog/search/suggestions/use-open-suggestion.ts';
import { useSearchSuggestions } from '#src/features/catalog/search/suggestions/use-search-suggestions.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { EmptyQuery } from './EmptyQuery.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import classes from './SearchPanel.module.css';

interface SearchPanelProps {
  /** Initial value of the field. */
  first: string;
  onClose: () => void;
}

/**
 * The field and the list below it: the arrow keys move in the list while the field stays focused.
 */
export function SearchPanel({ first, onClose }: SearchPanelProps) {
  const listID = useId();
  const open = useOpenSuggestion(onClose);
  const [typed, setTyped] = useState(first);
  const [active, setActive] = useState(-1);
  const { groups, corrected, replaced, stale, nothingFound, error } = useSearchSuggestions(typed);
  const flat = groups.flatMap(({ items }) => items);
  const activeItem = flat[active];
  const query = typed.trim();

  useEffect(() => {
    if (query === '') return;
    announce(nothingFound ? 'Ничего не нашлось' : countOf(flat.length, variants));
  }, [query, nothingFound, flat.length]);

  const move = (step: 1 | -1) => {
    const next = nextIndex(active, step, flat.length);
    setActive(next);
    document.getElementById(`${listID}-${flat[next]?.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && activeItem) open.suggestion(activeItem, query);
    else if (event.key === 'Enter' && query !== '') open.query(query);
    else return;
    event.preventDefault();
  };

  return (
    <search className={classes.panel}>
      <div className={classes.field}>
        <IconSearch aria-hidden="true" size="1.375rem" className={classes.icon} />
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label="Искать товары, бренды и артикулы"
          aria-expanded={flat.length > 0}
          aria-controls={listID}
          aria-autocomplete="list"
          aria-activedescendant={activeItem ? `${listID}-${activeItem.id}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={2000}
          onFocus={(event) => {
            const early = takeKeys();
            if (early === '') event.currentTarget.select();
            else setTyped(early);
          }}
          placeholder="Название, бренд или артикул"
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label="Закрыть поиск" onClick={onClose}>
          <IconX aria-hidden="true" size="1.25rem" />
        </IconButton>
      </div>
      <div className={classes.results} aria-busy={stale} data-stale={stale || undefined}>
        <SearchNotes query={query} corrected={corrected} replaced={replaced} />
        <SuggestionList
          id={listID}
          groups={groups}
          activeID={activeItem?.id}
          onPick={(suggestion) => open.suggestion(suggestion, query)}
        />
        {query === '' && <EmptyQuery hasHistory={flat.length > 0} />}
        <BoosterSlot query={query} onLeave={onClose} />
        {nothingFound && <NothingFound query={query} onClose={onClose} />}
        {error != null && <FailureState error={error} />}
      </div>
    </search>
  );
}

const variants = ['подсказка', 'подсказки', 'подсказок'] as const;
