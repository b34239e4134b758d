import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Number of overlays that are open at this history entry; Back closes the topmost. */
    overlay?: number | undefined;
  }
}

/** A dialog that confirms before closing is still open this long after Back; milliseconds. */
const REJECTS_AFTER_MS = 100;

/** Number of open overlays. */
let open = 0;
/** The history entry of a closed overlay is being removed. */
let leaving = false;
let pushAsBefore: RouterHistory['push'] | null = null;

const depthOf = ({ location }: RouterHistory): number => location.state.overlay ?? 0;

/** A link inside an overlay replaces its history entry: Back from there leads to the page. */
function replaceOnLeaving(history: RouterHistory): void {
  const { push } = history;
  pushAsBefore = push;
  history.push = (path, state, options) => {
    const isOverlay = (state as { overlay?: number } | undefined)?.overlay !== undefined;
    if (!isOverlay && depthOf(history) > 0) history.replace(path, state, options);
    else push(path, state, options);
  };
}

function goBack(history: RouterHistory, steps: number): void {
  leaving = true;
  const stop = history.subscribe(() => {
    leaving = false;
    stop();
  });
  history.go(-steps, { ignoreBlocker: true });
}

/**
 * Adds a history entry for an overlay: Back closes it and stays on the page, closing it otherwise
 * removes the entry. Changes of the URL in between (filters) remain in either case, one step after
 * the original page.
 * @returns a function to call when the overlay is closed.
 */
export function pushOverlay(router: AnyRouter, onBack: () => void): () => void {
  const history: RouterHistory = router.history;
  open += 1;
  const depth = open;
  let isCovered = true;
  let isEntered = false;
  let base = history.location.href;
  let last = history.location;
  if (pushAsBefore === null) replaceOnLeaving(history);

  const enter = () => {
    isEntered = true;
    base = history.location.href;
    last = history.location;
    // The entry of an overlay that has just closed, or of one before a reload, is reused.
    if (depthOf(history) >= depth) return;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (known) => ({ ...known, overlay: depth }),
      resetScroll: false,
    });
  };
  const closeByBack = () => {
    const { href, pathname } = last;
    onBack();
    if (history.location.pathname === pathname && history.location.href !== href) {
      void router.navigate({ href, resetScroll: false });
    }
    setTimeout(() => {
      if (isCovered && depthOf(history) < depth) enter();
    }, REJECTS_AFTER_MS);
  };
  if (!leaving) enter();
  const unsubscribe = history.subscribe(({ location, action }) => {
    if (!isEntered) queueMicrotask(() => isCovered && !isEntered && enter());
    else if (action.type === 'PUSH' || action.type === 'REPLACE') last = location;
    else if (depthOf(history) < depth) closeByBack();
  });

  return () => {
    isCovered = false;
    open -= 1;
    unsubscribe();
    // The code that closed it may also navigate or open another overlay in the same task.
    setTimeout(() => {
      if (!leaving && depthOf(history) > open) {
        const { href, state } = history.location;
        if (href === base) goBack(history, depthOf(history) - open);
        else history.replace(href, { ...state, overlay: open || undefined });
      }
      if (open > 0 || pushAsBefore === null) return;
      history.push = pushAsBefore;
      pushAsBefore = null;
    });
  };
}
