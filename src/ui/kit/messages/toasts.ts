/** A short word to the user in the corner of the screen. */
export interface Toast {
  /** A toast with the id of one on the screen takes its place. */
  id?: string;
  tone: 'success' | 'error' | 'info';
  title?: string;
  message: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; when not given 3 s, errors 5 s. False stays until it is closed. */
  closeAfter?: number | false;
}

const UNDO_FOR_MS = 10_000;

const listeners = new Set<() => void>();
let requested = false;

/** Shows a toast; the library behind is loaded with the first one. */
export function showToast(toast: Toast): void {
  requested = true;
  for (const listener of listeners) listener();
  import('#src/ui/mantine/show-notification.tsx').then(
    ({ showNotification }) => showNotification(toast),
    () => {
      // The layer is lost with it, and that is told in its own way.
    },
  );
}

/** «Товар удален из корзины» with «Вернуть», for 10 seconds. */
export function showUndoToast(message: string, onUndo: () => void, id?: string): void {
  showToast({
    tone: 'info',
    message,
    action: { label: 'Вернуть', onClick: onUndo },
    closeAfter: UNDO_FOR_MS,
    ...(id !== undefined && { id }),
  });
}

/** Whether any toast was ever shown, and so their layer is needed. */
export function toastsRequested(): boolean {
  return requested;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
