import { useEffect } from 'react';
import type { Employee } from '#generated/api/model/index.ts';
import { useCountdown } from '#src/ui/kit/page/use-countdown.ts';

/** The longest pause, seconds: the user's clock may be wrong. */
const LONGEST = 60;

/** Seconds until the invitation of an employee may be sent again; 0 when it may. */
export function useResendPause({ allowedActions, invitation }: Employee): number {
  const at = allowedActions.includes('Resend') ? (invitation?.resendAvailableAt ?? null) : null;
  const [left, start] = useCountdown();
  useEffect(() => {
    if (at === null) return;
    const seconds = (Date.parse(at) - Date.now()) / 1000;
    start(Math.min(LONGEST, Math.max(0, seconds)));
  }, [at, start]);
  return at === null ? 0 : left;
}
