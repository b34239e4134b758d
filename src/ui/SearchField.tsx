import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './SearchField.module.css';

/** A small field that narrows what is beside it. */
export function SearchField({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <span className={className ? `${classes.field} ${className}` : classes.field}>
      <IconSearch aria-hidden="true" className={classes.icon ?? ''} size="1rem" />
      <input type="search" className={classes.input} {...rest} />
    </span>
  );
}
