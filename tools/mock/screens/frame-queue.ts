/** Frames that load at the same time; each one is a whole shop. */
const MOST_LOADING = 3;
/** Time that a screen has for its calls after its frame has loaded, in milliseconds. */
const SETTLE_MS = 1_500;
/** Frames further away than this from the window are removed, to free their memory. */
const MARGIN = '600px';

const makers = new WeakMap<Element, () => HTMLIFrameElement>();
const waiting = new Set<Element>();
const loading = new Set<Element>();
let started = false;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target);
      else remove(target);
    }
    loadNext();
  },
  { rootMargin: MARGIN },
);

/** Puts a frame into its place while the place is near the window, a few at a time. */
export function queueFrame(place: Element, make: () => HTMLIFrameElement): void {
  makers.set(place, make);
  observer.observe(place);
}

/** Loads what is waiting, and from now on whatever comes near the window. */
export function startFrames(): void {
  started = true;
  loadNext();
}

function loadNext(): void {
  if (!started) return;
  for (const place of waiting) {
    if (loading.size >= MOST_LOADING) return;
    const frame = makers.get(place)?.();
    waiting.delete(place);
    if (!frame) continue;
    loading.add(place);
    frame.addEventListener('load', () => setTimeout(() => finish(place), SETTLE_MS), {
      once: true,
    });
    place.replaceChildren(frame);
  }
}

function remove(place: Element): void {
  waiting.delete(place);
  place.replaceChildren();
  finish(place);
}

function finish(place: Element): void {
  if (loading.delete(place)) loadNext();
}
