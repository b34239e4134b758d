import { useCallback, useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Counts whole seconds down to 0.
 * @returns the remaining seconds, and a function that restarts it.
 */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  const start = useCallback((seconds: number) => {
    const moment = Date.now();
    setNow(moment);
    setEndsAt(moment + seconds * SECOND);
  }, []);
  return [left, start];
}

/** Formats seconds as «0:59». */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
