import { createLink, useRouter } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import classes from './LinkTabs.module.css';

interface LinkTabsProps {
  /** Accessible name: «Состояние согласования». */
  label: string;
  /** On a phone, too, all tabs are in view, in several lines. */
  wraps?: boolean;
  children: ReactNode;
}

/** A row of links; that of the current URL is marked, and in view where the row is wider than the screen. */
export function LinkTabs({ label, wraps = false, children }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const revealCurrent = () => row.current && reveal(row.current);
    revealCurrent();
    // After the router, which restores where the row was scrolled for another tab.
    return router.subscribe('onRendered', revealCurrent);
  }, [router]);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs} data-wraps={wraps || undefined}>
      {children}
    </nav>
  );
}

/** Scrolls the row to a current tab that is cut off; not the page, as `scrollIntoView` would. */
function reveal(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (!tab || (tab.left >= left && tab.right <= right)) return;
  row.scrollBy({ left: (tab.left + tab.right - left - right) / 2 });
}

interface TabProps extends ComponentPropsWithRef<'a'> {
  /** Number of items on the linked page; undefined while not known. */
  count?: number | undefined;
}

function Tab({ count, children, className, ...rest }: TabProps) {
  return (
    <a {...rest} className={className ? `${classes.tab} ${className}` : classes.tab}>
      {children} <span className={classes.count}>{count !== undefined && formatNumber(count)}</span>
    </a>
  );
}

/** A tab; `to`, `params` and `search` are checked by the router. */
export const LinkTab = createLink(Tab);
