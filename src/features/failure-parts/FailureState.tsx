import { type ReactNode, useEffect } from 'react';
import { traceOf, UnconfirmedError } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';
import { ErrorState } from '#src/ui/kit/page/states/ErrorState.tsx';
import { failureHint, failureTitle } from './failure-texts.ts';
import { reportFailure } from './report-failure.ts';

/** Milliseconds. */
const CONFIRM_AGAIN_AFTER = 5000;

interface FailureStateProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** Further buttons: where to go on. */
  actions?: ReactNode;
  headingOrder?: 1 | 2 | 3;
}

/** Shown instead of the content of a failed request: message, retry, report. */
export function FailureState({ error, onRetry, actions, headingOrder }: FailureStateProps) {
  // Nothing of it reached the server.
  const traceID = isOffline() ? null : traceOf(error);
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    const timer = error instanceof UnconfirmedError && setTimeout(onRetry, CONFIRM_AGAIN_AFTER);
    return () => {
      window.removeEventListener('online', onRetry);
      if (timer) clearTimeout(timer);
    };
  }, [error, onRetry]);
  return (
    <ErrorState
      title={failureTitle(error)}
      description={failureHint(error)}
      traceID={traceID}
      onRetry={onRetry}
      onReport={traceID === null ? undefined : () => void reportFailure(traceID)}
      actions={actions}
      {...(headingOrder && { headingOrder })}
    />
  );
}
