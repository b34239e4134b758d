import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import classes from './LinkTabs.module.css';

interface LinkTabsProps {
  /** Accessible name: «Состояние согласования». */
  label: string;
  children: ReactNode;
}

/** A row of links; that of the current URL is marked, and in view where the row is wider than the screen. */
export function LinkTabs({ label, children }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}

interface TabProps extends ComponentPropsWithRef<'a'> {
  /** Number of items on the linked page; undefined while not known. */
  count?: number | undefined;
}

function Tab({ count, children, className, ...rest }: TabProps) {
  const number = useRef<HTMLSpanElement>(null);
  const isCurrent = rest['aria-current'] !== undefined;
  useEffect(() => {
    const tab = number.current?.closest('a');
    if (isCurrent && tab) reveal(tab);
  }, [isCurrent]);
  return (
    <a {...rest} className={className ? `${classes.tab} ${className}` : classes.tab}>
      {children}{' '}
      <span ref={number} className={classes.count}>
        {count !== undefined && formatNumber(count)}
      </span>
    </a>
  );
}

/** Scrolls the row of a tab that is cut off; not the page, as `scrollIntoView` would. */
function reveal(tab: HTMLElement): void {
  const row = tab.parentElement?.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (!row || (left >= row.left && right <= row.right)) return;
  tab.parentElement?.scrollBy({ left: (left + right - row.left - row.right) / 2 });
}

/** A tab; `to`, `params` and `search` are checked by the router. */
export const LinkTab = createLink(Tab);
