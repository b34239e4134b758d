import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, useEffect } from 'react';
import { reportChunkLoadError } from './chunk-load-errors.ts';

/** The code of a part did not come. */
class ChunkLoadError extends Error {
  /** Makes the next showing another try: React keeps the failure of a lazy part. */
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super('A part of the page did not come', { cause });
    this.again = again;
  }
}

/** The part as it is to be tried now. */
interface Code<P> {
  part: ComponentType<P>;
}

/**
 * A part with code of its own, which is loaded when the part is first shown; until then the nearest
 * `Suspense` stands for it. Code that does not come leaves the place empty and the page as it is;
 * the user is told over the lower edge of the window and can have it tried again.
 *
 * `prefetch` has the code on its way before; whether it comes is told when the part is shown.
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
  const prefetch = () => {
    load().catch(() => {});
  };
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
 * Stands for the part, and tries it again when asked to or when it is shown anew; other errors are
 * not its own.
 */
function ChunkError({ error, reset }: ErrorComponentProps) {
  const missing = error instanceof ChunkLoadError ? error : null;
  useEffect(() => {
    if (!missing) return;
    const forget = reportChunkLoadError(() => {
      // It is not missing while it is on its way.
      forget();
      missing.again();
      reset();
    });
    return () => {
      forget();
      missing.again();
    };
  }, [missing, reset]);
  if (!missing) throw error;
  return null;
}
