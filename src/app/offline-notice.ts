import { isOffline } from '#src/browser/connection.ts';
import classes from './offline-notice.module.css';

const TEXT =
  'Нет соединения с интернетом. Показываем то, что загрузилось; остальное обновим, когда связь вернётся.';

/** Says over the page that there is no connection, for as long as there is none; no component, so that it needs no code that may not come. */
export function installOfflineNotice(): void {
  const notice = document.createElement('div');
  notice.className = classes.notice ?? '';
  notice.setAttribute('role', 'alert');
  const show = () => {
    notice.textContent = TEXT;
    document.body.append(notice);
  };
  // For code that does not come the router would load the page anew, and lose all that it shows.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isOffline()) payload.message = `Offline: ${payload.message}`;
  });
  window.addEventListener('offline', show);
  window.addEventListener('online', () => notice.remove());
  if (isOffline()) show();
}
