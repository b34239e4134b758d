import { createStore } from '#src/state/store.ts';

/** A short message in the corner of the screen. */
export interface Toast {
  /** A toast replaces a visible one with the same id. */
  id?: string;
  tone: 'success' | 'error' | 'info';
  title?: string;
  message: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 3 s by default, 5 s for errors. With false it stays until it is closed. */
  closeAfter?: number | false;
}

const UNDO_FOR_MS = 10_000;

/** Whether any toast was requested, so that the layer is needed. */
export const toastsRequested = createStore(false);

/** Shows a toast; Mantine's notifications are loaded with the first one. */
export function showToast(toast: Toast): void {
  toastsRequested.set(true);
  import('./show-notification.tsx').then(
    ({ showNotification }) => showNotification(toast),
    () => {
      // The layer fails to load as well and reports that itself.
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
