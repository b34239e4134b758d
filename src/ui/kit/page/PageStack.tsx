import type { ComponentPropsWithRef } from 'react';
import classes from './PageStack.module.css';

/** The blocks of a page one below the other, at one distance; the heading comes first. */
export function PageStack(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classes.stack} />;
}
