import { FailureState } from './FailureState.tsx';

interface QueryFailureProps {
  query: { data: unknown; error: unknown; refetch: () => Promise<unknown> };
}

/** Shown instead of the content of a failed query; nothing when it has data. */
export function QueryFailure({ query: { data, error, refetch } }: QueryFailureProps) {
  if (!error || data !== undefined) return null;
  return <FailureState error={error} onRetry={() => void refetch()} />;
}
