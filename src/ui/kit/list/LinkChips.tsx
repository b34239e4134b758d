import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import classes from './LinkChips.module.css';

interface LinkChipsProps {
  /** Accessible name: «Подкатегории». */
  label: string;
  /** List items, each with a chip. */
  children: ReactNode;
}

/** Links in a row: wrapped on a desktop, one scrollable line on a phone. */
export function LinkChips({ label, children }: LinkChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.chips}>{children}</ul>
    </nav>
  );
}

interface ChipProps extends ComponentPropsWithRef<'a'> {
  /** Number of items on the linked page. */
  count?: number | undefined;
}

function Chip({ count, children, className, ...rest }: ChipProps) {
  return (
    <a {...rest} className={className ? `${classes.chip} ${className}` : classes.chip}>
      {children}{' '}
      {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
    </a>
  );
}

/** A chip; that of the current URL is marked. */
export const LinkChip = createLink(Chip);
