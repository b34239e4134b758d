import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import classes from './LinkTabs.module.css';

interface LinkTabsProps {
  /** Accessible name: «Состояние согласования». */
  label: string;
  children: ReactNode;
}

/** A row of links; that of the current URL is marked. */
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
  return (
    <a {...rest} className={className ? `${classes.tab} ${className}` : classes.tab}>
      {children} <span className={classes.count}>{count !== undefined && formatNumber(count)}</span>
    </a>
  );
}

/** A tab; `to`, `params` and `search` are checked by the router. */
export const LinkTab = createLink(Tab);
