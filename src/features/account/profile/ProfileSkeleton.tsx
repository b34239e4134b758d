import type { ReactNode } from 'react';
import classes from './ProfileLayout.module.css';
import { ProfileSections } from './ProfileSections.tsx';

/** Skeleton of `ProfileLayout` around that of a section; the navigation works already. */
export function ProfileSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <ProfileSections profile={undefined} awaiting={0} />
      <div className={classes.section}>{children}</div>
    </div>
  );
}
