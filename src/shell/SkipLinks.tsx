import type { MouseEvent } from 'react';
import classes from './SkipLinks.module.css';

/** Moves the focus without a history entry; without scripts, the link itself works. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/**
 * The first tab stops of every page: they skip the header, and on a list of products the links and
 * two dozen filters above the results. A link whose target is not on the page is not displayed.
 */
export function SkipLinks() {
  return (
    <div className={classes.skips}>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts the link itself works. */}
      <a href="#main" onClick={skip}>
        К содержимому
      </a>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts the link itself works. */}
      <a href="#results" className={classes.results} onClick={skip}>
        К результатам
      </a>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts the link itself works. */}
      <a href="#filters" className={classes.filters} onClick={skip}>
        К фильтрам
      </a>
    </div>
  );
}
