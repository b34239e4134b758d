import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './ListRow.module.css';

interface ListRowProps {
  /** Layout of the row's parts. */
  className?: string | undefined;
  /** Highlights an unread item. */
  marked?: boolean;
  children: ReactNode;
}

/** One item of a list; its `RowLink` makes the whole row a link. */
export function ListRow({ className, marked = false, children }: ListRowProps) {
  return (
    <div
      className={className ? `${classes.row} ${className}` : classes.row}
      data-marked={marked || undefined}
    >
      {children}
    </div>
  );
}

/** A link that covers its row, for a URL that is not a typed route. */
export function RowAnchor({ className, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest} className={className ? `${classes.link} ${className}` : classes.link} />;
}

/**
 * The name of the item as a link that covers the row, so that a click anywhere on it follows the
 * link.
 */
export const RowLink = createLink(RowAnchor);
