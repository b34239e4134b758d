import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import classes from './LinkTabs.module.css';

interface LinkTabsProps {
  /** What the tabs tell apart: «Состояние согласования». */
  label: string;
  children: ReactNode;
}

/** A row of links, of which the one of the present address is marked. */
export function LinkTabs({ label, children }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}

interface TabProps extends ComponentPropsWithRef<'a'> {
  /** How many there are behind it; nothing while that is not known. */
  count?: number | undefined;
}

function Tab({ count, children, className, ...rest }: TabProps) {
  return (
    <a {...rest} className={className ? `${classes.tab} ${className}` : classes.tab}>
      {children} <span className={classes.count}>{count !== undefined && formatNumber(count)}</span>
    </a>
  );
}

/** One of the tabs; `to`, `params` and `search` are checked by the router. */
export const LinkTab = createLink(Tab);
