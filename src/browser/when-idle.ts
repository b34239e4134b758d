/** Runs once the browser has nothing more urgent to do; Safari, which does not report that, soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1);
}
