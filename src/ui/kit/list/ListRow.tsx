import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './ListRow.module.css';

interface ListRowProps {
  /** How the parts of the row lie beside each other. */
  className?: string | undefined;
  /** Stands out: something in it is new. */
  marked?: boolean;
  children: ReactNode;
}

/** One item of a list; its `RowLink` makes the whole row lead there. */
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

/** A link that covers its row, for an address that is no route known beforehand. */
export function RowAnchor({ className, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest} className={className ? `${classes.link} ${className}` : classes.link} />;
}

/** The name of the item; it covers the row, so that a click anywhere on it is a click on the link. */
export const RowLink = createLink(RowAnchor);
