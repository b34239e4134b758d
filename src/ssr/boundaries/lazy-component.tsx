import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, useEffect } from 'react';
import { reportChunkLoadError } from './chunk-load-errors.ts';

/** A lazy-loaded chunk failed to load. */
class ChunkLoadError extends Error {
  /** Makes the next render retry: `React.lazy` caches its failure. */
  readonly retry: () => void;

  constructor(cause: unknown, retry: () => void) {
    super('A chunk of the page failed to load', { cause });
    this.retry = retry;
  }
}

/** The lazy component of the current attempt. */
interface Code<P> {
  part: ComponentType<P>;
}

/**
 * A component with a lazy-loaded chunk, which is loaded when the component is first rendered; until
 * then the nearest `Suspense` shows its fallback. When the chunk fails to load, nothing is rendered
 * in its place and the rest of the page stays; a notice at the bottom of the window lets the user
 * retry. `prefetch` loads the chunk earlier and resolves when it is there; a failure is reported only
 * when the component is rendered.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const begin = () => {
    const part: ComponentType<P> = lazy(() =>
      load().then(
        (shown) => ({ default: shown }),
        (error: unknown) => {
          throw new ChunkLoadError(error, () => {
            if (code.part === part) code.part = begin();
          });
        },
      ),
    );
    return part;
  };
  const code: Code<P> = { part: begin() };
  const prefetch = (): Promise<unknown> => load().catch(() => {});
  return Object.assign(
    (props: P) => (
      <CatchBoundary getResetKey={() => 'code'} errorComponent={ChunkError}>
        <Part code={code} props={props} />
      </CatchBoundary>
    ),
    { prefetch },
  );
}

function Part<P extends object>({ code, props }: { code: Code<P>; props: P }) {
  const { part: Shown } = code;
  return <Shown {...props} />;
}

/**
 * Renders nothing for a missing chunk and retries on request or when it is mounted again; rethrows
 * other errors.
 */
function ChunkError({ error, reset }: ErrorComponentProps) {
  const missing = error instanceof ChunkLoadError ? error : null;
  useEffect(() => {
    if (!missing) return;
    const forget = reportChunkLoadError(() => {
      // While it loads again it is not missing.
      forget();
      missing.retry();
      reset();
    });
    return () => {
      forget();
      missing.retry();
    };
  }, [missing, reset]);
  if (!missing) throw error;
  return null;
}
