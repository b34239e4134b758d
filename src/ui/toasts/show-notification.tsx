import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { ToastContent } from './ToastContent.tsx';
import type { Toast } from './toasts.ts';

const SHOWN_FOR_MS = 3_000;
const ERROR_SHOWN_FOR_MS = 5_000;

const styles = {
  success: { color: 'brand', icon: <IconCheck aria-hidden="true" size="1.125rem" /> },
  error: { color: 'red', icon: <IconAlertTriangle aria-hidden="true" size="1.125rem" /> },
  info: { color: 'gray', icon: <IconInfoCircle aria-hidden="true" size="1.125rem" /> },
} as const;

/** Mantine's id of the visible toast by the shop's id; a repeated toast gets a new one. */
const shownAs = new Map<string, string>();
let counter = 0;

/** Shows a toast; replaces one with the same id and restarts its timer. */
export function showNotification(toast: Toast): void {
  counter += 1;
  const key = `toast-${counter}`;
  if (toast.id !== undefined) {
    hideNotification(toast.id);
    shownAs.set(toast.id, key);
  }
  const { tone, title, message, action, closeAfter } = toast;
  notifications.show({
    id: key,
    ...styles[tone],
    ...(title !== undefined && { title }),
    autoClose: closeAfter ?? (tone === 'error' ? ERROR_SHOWN_FOR_MS : SHOWN_FOR_MS),
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Закрыть уведомление' },
    message: (
      <ToastContent message={message} action={action} onActed={() => notifications.hide(key)} />
    ),
  });
}

/** Hides a toast by id. */
function hideNotification(id: string): void {
  const key = shownAs.get(id);
  if (key === undefined) return;
  shownAs.delete(id);
  notifications.hide(key);
}
