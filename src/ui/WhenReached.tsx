import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { mayPartsSleep } from './sleeping-parts.ts';

interface WhenReachedProps {
  as?: 'div' | 'aside';
  className?: string | undefined;
  'aria-label'?: string;
  /**
   * The same element from draw to draw: a part that gets another one before it is reached is made
   * anew, and its place is empty until then.
   */
  children: ReactNode;
}

/** By then it comes alive anyway: the answers that came with the page are not kept for ever. */
const LATEST_MS = 60_000;
/** What the first script of a rendered page keeps, too; links work by themselves. */
const PRESSED = 'button[type="button"]:not([popovertarget]), input[type="checkbox"]';
const never = () => () => {};

/**
 * A part of a rendered page that is there to be read from the first, and comes alive when the reader
 * comes to it: until then neither its code nor its work is theirs to pay for. A part that is hidden
 * is never reached. Where the browser makes the page itself, nothing waits.
 */
export function WhenReached({ as: Place = 'div', children, ...rest }: WhenReachedProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [gate] = useState(() => (takesOver && mayPartsSleep() ? createGate() : null));

  useEffect(() => (gate && place ? watch(place, gate) : undefined), [gate, place]);

  const inside = useMemo(
    () => (
      <Suspense>
        <Reached gate={gate}>{children}</Reached>
      </Suspense>
    ),
    [gate, children],
  );
  return (
    <Place {...rest} ref={setPlace}>
      {inside}
    </Place>
  );
}

/** What a part sleeps behind. */
interface Gate extends PromiseWithResolvers<void> {
  isAlive: boolean;
  /** Pressed while nothing listened. */
  pressed: HTMLElement | null;
}

function createGate(): Gate {
  return { ...Promise.withResolvers<void>(), isAlive: false, pressed: null };
}

/**
 * Opens the gate when the place is in sight or is pressed, or when the reader has gone: what they
 * come back to may be newer than what the page came with.
 */
function watch(place: HTMLElement, gate: Gate): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) gate.resolve();
  });
  observer.observe(place);
  const latest = setTimeout(gate.resolve, LATEST_MS);
  const gone = () => gate.resolve();
  document.addEventListener('visibilitychange', gone);
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
    if (gate.isAlive || !target || !place.contains(target)) return;
    event.preventDefault();
    gate.pressed = target;
    gate.resolve();
  };
  // Before React, which stops what is pressed in a part that it has not taken over.
  window.addEventListener('click', keep, true);
  return () => {
    observer.disconnect();
    clearTimeout(latest);
    document.removeEventListener('visibilitychange', gone);
    window.removeEventListener('click', keep, true);
  };
}

function Reached({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.promise);
  useEffect(() => {
    if (!gate || gate.isAlive) return;
    gate.isAlive = true;
    const { pressed } = gate;
    // Not within React's own work: it may still have to take over the very part that is pressed.
    if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
  }, [gate]);
  return children;
}
