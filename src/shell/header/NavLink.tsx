import { type LinkProps, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPrimaryClick } from '#src/browser/primary-click.ts';

interface FrameLinkProps {
  /** A page whose address holds nothing that changes. */
  to: NonNullable<LinkProps['to']>;
  /** It leads to the page that is shown. */
  current: boolean;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A link of the frame. A plain one: the frame has dozens, and the router's own reckons its address
 * anew at every change of the present one, a tick in a filter included.
 */
export function NavLink({ to, current, className, children }: FrameLinkProps) {
  const router = useRouter();
  const prepare = () => {
    void router.preloadRoute({ to }).catch(() => {}); // going there tells what is wrong
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
