import type { MouseEvent } from 'react';
import classes from './SkipLinks.module.css';

/** The focus goes there without a step of the history; before scripts run, the link itself leads. */
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

/** By one key past two dozen filters to the products. */
export function SkipLinks() {
  return (
    <nav aria-label="Быстрый переход" className={classes.skips}>
      <SkipLink to="#filters" label="К фильтрам" className={classes.toFilters ?? ''} />
      <SkipLink to="#results" label="К результатам" />
    </nav>
  );
}
