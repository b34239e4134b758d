/**
 * Attributes of an element that shows its name in a tooltip: screen readers use its `aria-label`.
 */
export function tooltip(label: string) {
  return { 'data-tooltip': label };
}

/** The element with a tooltip that contains the event's target. */
export function closestTooltip(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}
