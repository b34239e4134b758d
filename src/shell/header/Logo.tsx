import { shopName } from '#src/lib/pages/shop-name.ts';
import classes from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

/** Logo and name; on a phone, where there is no space beside the search, only the logo. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.logo} data-compact={compact || undefined}>
      <LogoMark />
      <span className={classes.name}>{shopName}</span>
    </span>
  );
}
