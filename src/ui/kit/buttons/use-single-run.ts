import { useRef } from 'react';

/**
 * Wraps a click handler so that it runs once at a time: further clicks do nothing until it is done.
 * A mutation disables its button only after the next render, and the second click of a double click
 * can come before that.
 * @param run a mutation's `mutateAsync`, or a function that awaits it; the mutation itself reports
 * its failure
 */
export function useSingleRun<Input extends unknown[]>(
  run: (...input: Input) => Promise<unknown>,
): (...input: Input) => void {
  const running = useRef(false);
  return (...input) => {
    if (running.current) return;
    running.current = true;
    const release = () => {
      running.current = false;
    };
    run(...input).then(release, release);
  };
}
