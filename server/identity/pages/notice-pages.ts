import { html, trusted } from './html.ts';
import type { Page } from './page.ts';

/**
 * A completed sign-in stays in the history of the browser: who goes back through it after the sign-in is
 * on the way to the page before.
 */
const skipInHistory = `
const [navigation] = performance.getEntriesByType('navigation');
if (navigation?.type === 'back_forward') history.back();
`;

/** Shows an error of the request or of the server; `code` is the protocol's error code. */
export function errorPage(shopUrl: string, code: string, description: string | null): Page {
  const expired = code === 'session_not_found';
  return {
    title: expired ? 'Страница входа устарела' : 'Не удалось войти',
    body: html`<main>
<h1>${expired ? 'Страница входа устарела' : 'Не удалось войти'}</h1>
<p>${
      expired
        ? 'Прошло слишком много времени или вход уже выполнен в другой вкладке. Начните ещё раз.'
        : 'Попробуйте ещё раз. Если ошибка повторится, сообщите нам её код.'
    }</p>
${!expired && html`<p class="muted">Код ошибки: <code>${code}${description && `: ${description}`}</code></p>`}
<a class="button" href="${shopUrl}/login/callback">Войти ещё раз</a>
<a class="button quiet" href="${shopUrl}/">На главную страницу</a>
</main>`,
    ...(expired && { script: skipInHistory }),
  };
}

/**
 * The sign-out page. With the user's ID token it submits at once; without it the link could be
 * forged, so the user has to confirm.
 * @param form the provider's own form with its secret, `op.logoutForm`.
 */
export function signOutPage(form: string, confirmFirst: boolean): Page {
  if (confirmFirst) {
    return {
      title: 'Выход',
      body: html`<main>
<h1>Выйти из учётной записи?</h1>
<p class="muted">На этом устройстве вы выйдете во всех вкладках магазина.</p>
${trusted(form)}
<button class="button" type="submit" form="op.logoutForm" value="yes" name="logout" autofocus>Выйти</button>
<button class="button quiet" type="submit" form="op.logoutForm">Остаться</button>
</main>`,
    };
  }
  return {
    title: 'Выход',
    body: html`<main>
<h1>Выходим…</h1>
${trusted(form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>'))}
<noscript><button class="button" type="submit" form="op.logoutForm">Выйти</button></noscript>
</main>`,
    script: "document.getElementById('op.logoutForm').submit();",
  };
}

/** Shown after sign-out without a `post_logout_redirect_uri`. */
export function signedOutPage(shopUrl: string): Page {
  return {
    title: 'Вы вышли',
    body: html`<main>
<h1>Вы вышли из учётной записи</h1>
<a class="button" href="${shopUrl}/">На главную страницу</a>
</main>`,
  };
}
