import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface PagePartProps {
  /** Of the heading; a link can lead there. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of a page on a plate of its own, under its heading. */
export function Section({ id, title, children }: PagePartProps) {
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
