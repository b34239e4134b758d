import { IconBuildingFactory2, IconCategory, IconHistory, IconSearch } from '@tabler/icons-react';
import { Money } from '#src/ui/Money.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import classes from './SuggestionList.module.css';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The line the arrow keys are on. */
  activeID: string | undefined;
  onPick: (suggestion: Suggestion) => void;
}

/** The list of the search field; the field keeps the focus, so lines are picked by pointer alone. */
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
              <Line suggestion={item} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Line({ suggestion }: { suggestion: Suggestion }) {
  const icon = { 'aria-hidden': true, size: '1.125rem', className: classes.icon } as const;
  switch (suggestion.kind) {
    case 'query':
      return (
        <>
          <IconSearch {...icon} />
          <span className={classes.name}>{suggestion.label}</span>
          {suggestion.count !== undefined && (
            <span className={classes.count}>{suggestion.count}</span>
          )}
        </>
      );
    case 'recent':
      return (
        <>
          <IconHistory {...icon} />
          <span className={classes.name}>{suggestion.query}</span>
        </>
      );
    case 'category':
    case 'brand':
      return (
        <>
          {suggestion.kind === 'category' ? (
            <IconCategory {...icon} />
          ) : (
            <IconBuildingFactory2 {...icon} />
          )}
          <span className={classes.name}>{suggestion.name}</span>
          <span className={classes.count}>{suggestion.count}</span>
        </>
      );
    case 'product':
      return <ProductLine suggestion={suggestion} />;
  }
}

function ProductLine({ suggestion }: { suggestion: Extract<Suggestion, { kind: 'product' }> }) {
  const { product } = suggestion;
  return (
    <>
      <span className={classes.picture}>
        <Picture picture={product.images[0]} alt="" priority />
      </span>
      <span className={classes.product}>
        <span className={classes.productName}>{product.name}</span>
        <span className={classes.code}>
          {[product.brand?.name, product.vendorCode, product.available ? null : 'нет в наличии']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Money value={product.price} className={classes.price} />
    </>
  );
}
