import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface PagePartProps {
  /** Id of the heading, as a link target. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A section of a page with a background of its own and a heading. */
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
