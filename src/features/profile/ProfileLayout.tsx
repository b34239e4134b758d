import type { ReactNode } from 'react';
import classes from './ProfileLayout.module.css';
import { ProfileNav } from './ProfileNav.tsx';

/** `/profile/*`: a section, and on a desktop the way to all others at its left. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <ProfileNav />
      <div className={classes.section}>{children}</div>
    </div>
  );
}
