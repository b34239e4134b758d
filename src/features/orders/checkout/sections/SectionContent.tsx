import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { CallError, isNotFound, isUnauthorized } from '#src/api/errors.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';

/**
 * Content of an open section. Its failed requests are shown and retried here: the rest of the
 * checkout stays.
 */
export function SectionContent({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'section'} errorComponent={SectionFailure}>
      <Suspense fallback={<Skeleton height={160} />}>{children}</Suspense>
    </CatchBoundary>
  );
}

function SectionFailure({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary();
  const isOwn = error instanceof CallError && !isNotFound(error) && !isUnauthorized(error);
  if (!isOwn) throw error;
  const retry = () => {
    queries.reset();
    reset();
  };
  return <FailureState error={error} headingOrder={3} onRetry={retry} />;
}
