import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

interface SteppedListProps<Item> {
  items: readonly Item[];
  /** Number of items that are shown at first, and added by each click. */
  step: number;
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  label?: string;
  className?: string | undefined;
}

/** A long list in steps: «Показать ещё» adds items and focuses the first of them. */
export function SteppedList<Item>(props: SteppedListProps<Item>) {
  const { items, step, keyOf, renderItem, label, className } = props;
  const [count, setCount] = useState(step);
  const firstAdded = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Without it Tab would go on behind the list, and the last click would lose the focus.
    if (count > step) firstAdded.current?.focus({ preventScroll: true });
  }, [count, step]);
  const left = items.length - count;
  return (
    <>
      <ul className={className} aria-label={label}>
        {items.slice(0, count).map((item, index) => (
          <li
            key={keyOf(item)}
            tabIndex={-1}
            ref={index > 0 && index === count - step ? firstAdded : undefined}
          >
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="default" onClick={() => setCount(count + step)}>
          Показать ещё {Math.min(left, step)}
        </Button>
      )}
    </>
  );
}
