import type { ComponentPropsWithRef } from 'react';
import classes from './PageStack.module.css';

/** Stacks the blocks of a page with one gap; the heading comes first. */
export function PageStack(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classes.stack} />;
}
