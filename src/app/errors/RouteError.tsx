import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallError, isNotFound, isUnauthorized } from '#src/api/errors.ts';
import { SignInNeeded } from '#src/auth/screens/SignInNeeded.tsx';
import { isOffline } from '#src/browser/connection.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import { FatalPage } from './FatalPage.tsx';
import { homeLink } from './home-link.tsx';
import { LazyNotFoundPage } from './LazyNotFoundPage.tsx';

/** Shown instead of a screen whose loader or rendering failed. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => {
    reset();
  }, [reset]);

  const retry = async () => {
    // A page whose chunk failed to load is loaded again only on request.
    for (const { routeId } of router.state.matches) {
      await router.routesById[routeId].options.component?.preload?.();
    }
    void router.invalidate();
  };

  if (isNotFound(error)) return <LazyNotFoundPage />;
  if (isUnauthorized(error)) return <SignInNeeded />;
  // A chunk load error without a connection is no fault of the shop.
  if (error instanceof CallError || isOffline()) {
    return (
      <FailureState
        error={error}
        headingOrder={1}
        onRetry={() => void retry()}
        actions={homeLink}
      />
    );
  }
  return <FatalPage />;
}
