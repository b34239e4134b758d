import type { ComponentPropsWithRef } from 'react';
import classes from './PageStack.module.css';

/** Stacks the blocks of a page with one gap; the heading comes first. */
export function PageStack({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={className ? `${classes.stack} ${className}` : classes.stack} />;
}
