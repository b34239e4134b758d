import type { MouseEvent } from 'react';
import classes from './SkipLinks.module.css';

/** Moves the focus without a history entry; without scripts, the link itself works. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function SkipLink({ to, label, className }: { to: string; label: string; className?: string }) {
  return (
    <a href={to} className={className} onClick={skip}>
      {label}
    </a>
  );
}

/** Links that skip two dozen filters to the products. */
export function SkipLinks() {
  return (
    <nav aria-label="Быстрый переход" className={classes.skips}>
      <SkipLink to="#filters" label="К фильтрам" className={classes.toFilters ?? ''} />
      <SkipLink to="#results" label="К результатам" />
    </nav>
  );
}
