function rowOf(id: string): HTMLElement | null {
  return document.querySelector(`[data-record="${CSS.escape(id)}"]`);
}

/** The record after this one, or before it when it is the last; null when it is the only one. */
export function neighborOf(id: string): string | null {
  const place = rowOf(id)?.closest('li');
  const next = place?.nextElementSibling ?? place?.previousElementSibling;
  const row = next?.querySelector<HTMLElement>('[data-record]');
  return row?.dataset.record ?? null;
}

/**
 * Focuses the menu of a record once it is drawn, or the heading of the page when there is none. A menu
 * that has just closed moves the focus too, hence the next frame but one.
 */
export function focusRecord(id: string | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const menu = id === null ? null : rowOf(id)?.querySelector('button');
      if (menu) return menu.focus();
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }),
  );
}
