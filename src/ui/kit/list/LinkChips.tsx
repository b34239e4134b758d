import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import classes from './LinkChips.module.css';

interface LinkChipsProps {
  /** Where they lead: «Подкатегории». */
  label: string;
  /** Items of a list, each with a chip. */
  children: ReactNode;
}

/** Links in a row: wrapped on a desktop, one line to be moved sideways on a phone. */
export function LinkChips({ label, children }: LinkChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.chips}>{children}</ul>
    </nav>
  );
}

interface ChipProps extends ComponentPropsWithRef<'a'> {
  /** How much there is behind it. */
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

/** One of the chips; the one of the present address is marked. */
export const LinkChip = createLink(Chip);
