import { SuggestionLine } from './SuggestionLine.tsx';
import classes from './SuggestionList.module.css';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The option selected by the arrow keys. */
  activeID: string | undefined;
  onPick: (suggestion: Suggestion) => void;
}

/**
 * The list of the search field; the field stays focused, so options are clicked only by pointer.
 */
export function SuggestionList({ id, groups, activeID, onPick }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Подсказки" className={classes.list}>
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options.
        <div key={title ?? 'whole'} role="group" aria-label={title ?? 'Все результаты'}>
          {title !== null && (
            <p className={classes.title} aria-hidden="true">
              {title}
            </p>
          )}
          {items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's.
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus.
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              aria-selected={item.id === activeID}
              className={classes.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(item)}
            >
              <SuggestionLine suggestion={item} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
