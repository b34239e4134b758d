import { shopName } from '#src/lib/shop-name.ts';
import classes from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

/** The mark and the name; on a phone, where there is no room beside the search, the mark alone. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.logo} data-compact={compact || undefined}>
      <LogoMark />
      <span className={classes.name}>{shopName}</span>
    </span>
  );
}
