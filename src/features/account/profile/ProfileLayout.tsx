import { Outlet } from '@tanstack/react-router';
import classes from './ProfileLayout.module.css';
import { ProfileNav } from './ProfileNav.tsx';

/** `/profile/*`: a section, and on a desktop the navigation at its left. */
export function ProfileLayout() {
  return (
    <div className={classes.layout}>
      <ProfileNav />
      <div className={classes.section}>
        <Outlet />
      </div>
    </div>
  );
}
