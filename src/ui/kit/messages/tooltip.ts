/** Marks an element that shows its name in a tooltip: screen readers have its own label. */
export function tooltip(label: string) {
  return { 'data-tooltip': label };
}

/** The marked element that an event happened in. */
export function tipOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}
