import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPrimaryClick } from '#src/browser/clicks/primary-click.ts';

interface FrameLinkProps {
  /** Path of a page. */
  to: string;
  /** Whether it is the link of the current page. */
  current: boolean;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A link of the frame, as a plain `a`: the frame has dozens, and the router's own `Link` recomputes
 * its URL at every navigation, even when a filter changes.
 */
export function NavLink({ to, current, className, children }: FrameLinkProps) {
  const router = useRouter();
  const prepare = () => {
    void router.preloadRoute({ to }).catch(() => {}); // the navigation itself reports errors
  };
  const goThere = (event: MouseEvent) => {
    if (!isPrimaryClick(event)) return;
    event.preventDefault();
    void router.navigate({ to });
  };
  return (
    <a
      href={to}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={goThere}
      onFocus={prepare}
      onMouseEnter={prepare}
      onTouchStart={prepare}
    >
      {children}
    </a>
  );
}
