import { isOffline, offlineNotice } from '#src/browser/connection.ts';
import classes from './offline-notice.module.css';

const TEXT =
  'Нет соединения с интернетом. Показываем то, что загрузилось; изменения не сохраняются, пока связь не вернётся.';

/**
 * Shows a notice over the page while the browser is offline; not a component, so that it needs no
 * chunk that may fail to load.
 */
export function installOfflineNotice(): void {
  const notice = document.createElement('div');
  notice.className = classes.notice ?? '';
  notice.setAttribute('role', 'alert');
  const { style } = document.documentElement;
  // Toasts at the top of a phone stand below it.
  const measure = new ResizeObserver(() => {
    style.setProperty('--shop-offline-end', `${notice.getBoundingClientRect().bottom}px`);
  });
  const show = () => {
    notice.textContent = TEXT;
    document.body.append(notice);
    offlineNotice.isShown = true;
    measure.observe(notice);
  };
  const hide = () => {
    notice.remove();
    offlineNotice.isShown = false;
    measure.disconnect();
    style.removeProperty('--shop-offline-end');
  };
  // For a chunk load error the router would reload the page, and lose everything it shows.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isOffline()) payload.message = `Offline: ${payload.message}`;
  });
  window.addEventListener('offline', show);
  window.addEventListener('online', hide);
  if (isOffline()) show();
}
