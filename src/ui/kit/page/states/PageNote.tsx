import type { ComponentPropsWithRef } from 'react';
import classes from './PageNote.module.css';

/** A note about the whole page, below its heading. */
export function PageNote(props: ComponentPropsWithRef<'p'>) {
  return <p {...props} className={classes.note} />;
}
