import { FailureState } from './FailureState.tsx';

interface QueryFailureProps {
  query: { data: unknown; error: unknown; refetch: () => Promise<unknown> };
}

/** A query without an answer, in the place of what it should have brought; nothing while it has one. */
export function QueryFailure({ query: { data, error, refetch } }: QueryFailureProps) {
  if (!error || data !== undefined) return null;
  return <FailureState error={error} onRetry={() => void refetch()} />;
}
