import type { QueryClient } from '@tanstack/react-query';
import { isOffline, offlineNotice } from '#src/browser/connection.ts';
import classes from './offline-notice.module.css';
import { unsavedText } from './unsaved-text.ts';

/** @param unsaved what the last click did not change: «корзина не изменилась» */
function noticeText(unsaved?: string): string {
  const cause = ['Нет соединения с интернетом', unsaved].filter(Boolean).join(': ');
  return `${cause}. Показываем то, что загрузилось; изменения не сохраняются, пока связь не вернётся.`;
}

/**
 * Shows a notice over the page while the browser is offline, and in it what a click did not change;
 * not a component, so that it needs no chunk that may fail to load.
 */
export function installOfflineNotice(client: QueryClient): void {
  const notice = document.createElement('div');
  notice.className = classes.notice ?? '';
  notice.setAttribute('role', 'alert');
  const { style } = document.documentElement;
  // Toasts at the top of a phone, and the page's heading, are below it.
  const measure = new ResizeObserver(() => {
    const { bottom, height } = notice.getBoundingClientRect();
    style.setProperty('--shop-offline-end', `${bottom}px`);
    style.setProperty('--shop-offline-height', `${height}px`);
  });
  const show = () => {
    notice.textContent = noticeText();
    document.body.append(notice);
    offlineNotice.isShown = true;
    measure.observe(notice);
  };
  const hide = () => {
    notice.remove();
    offlineNotice.isShown = false;
    measure.disconnect();
    style.removeProperty('--shop-offline-end');
    style.removeProperty('--shop-offline-height');
  };
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !offlineNotice.isShown) return;
    const unsaved = unsavedText(event.mutation);
    if (unsaved !== null) notice.textContent = noticeText(unsaved);
  });
  // For a chunk load error the router would reload the page, and lose everything it shows.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isOffline()) payload.message = `Offline: ${payload.message}`;
  });
  window.addEventListener('offline', show);
  window.addEventListener('online', hide);
  if (isOffline()) show();
}
