import { html, trusted } from './html.ts';
import type { Page } from './page.ts';

/** Something is wrong with the request or with us; `code` is the protocol's word for it. */
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
  };
}

/**
 * Sign-out. Requested by the shop with the person's ID token it goes through at once; anybody else
 * could have made the link, so then the person is asked.
 * @param form the provider's own form with its secret, `op.logoutForm`.
 */
export function signOutPage(form: string, askFirst: boolean): Page {
  if (askFirst) {
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

/** Shown after sign-out when nobody told where to go next. */
export function signedOutPage(shopUrl: string): Page {
  return {
    title: 'Вы вышли',
    body: html`<main>
<h1>Вы вышли из учётной записи</h1>
<a class="button" href="${shopUrl}/">На главную страницу</a>
</main>`,
  };
}
