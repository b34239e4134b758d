import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

/** A demo account that anyone may use. */
export interface DemoAccount {
  login: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Its description: «Частный покупатель». */
  role: string;
}

export interface SignInView {
  /** Path of the interaction; the form posts to it. */
  action: string;
  login: string;
  /** Only the password of a demo account, filled in by its button. */
  password: string;
  error: string | null;
  demo: readonly DemoAccount[];
}

/** The sign-in page. Everything on it works without JavaScript. */
export function signInPage(view: SignInView): Page {
  return {
    title: 'Вход',
    body: html`<main>
<h1>Вход</h1>
<p class="muted">Войдите, чтобы оформлять заказы, видеть избранное и историю покупок.</p>
${form(view)}
<form method="post" action="${view.action}/abort"><button class="button quiet" type="submit">Вернуться без входа</button></form>
</main>
${view.demo.length > 0 && demoList(view)}`,
    script: enhancement,
  };
}

function form({ action, login, password, error }: SignInView): Html {
  const invalid = error !== null && html` aria-invalid="true" aria-describedby="error"`;
  const focusPassword = login !== '' && html` autofocus`;
  const focusLogin = login === '' && html` autofocus`;
  return html`<form method="post" action="${action}" id="sign-in">
${error !== null && html`<p class="alert" id="error" role="alert">${error}</p>`}
<div class="field"><label for="login">Логин или e-mail</label>
<input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200" required${focusLogin}${invalid}></div>
<div class="field"><label for="password">Пароль</label>
<div class="control"><input id="password" name="password" type="password" value="${password}" autocomplete="current-password" maxlength="200" required${focusPassword}${invalid}>
<button type="button" id="reveal" aria-controls="password" aria-pressed="false" hidden>Показать</button></div></div>
<button class="button" type="submit">Войти</button>
</form>`;
}

/** Without JavaScript a button requests the page with the fields filled in. */
function demoList({ action, demo }: SignInView): Html {
  const items = demo.map(
    (person) =>
      html`<li><button type="submit" name="fill" value="${person.login}" data-login="${person.login}" data-password="${person.password}">${person.firstName} ${person.lastName}<span>${person.role}</span><span>${person.login} / ${person.password}</span></button></li>`,
  );
  return html`<form class="demo" method="post" action="${action}" aria-labelledby="demo-title">
<h2 id="demo-title">Демонстрационные учётные записи</h2>
<p class="muted">Нажмите, чтобы подставить логин и пароль.</p>
<ul>${items}</ul>
</form>`;
}

const enhancement = `
const login = document.getElementById('login');
const password = document.getElementById('password');
const reveal = document.getElementById('reveal');
reveal.hidden = false;
reveal.addEventListener('click', () => {
  const shown = password.type === 'text';
  password.type = shown ? 'password' : 'text';
  reveal.textContent = shown ? 'Показать' : 'Скрыть';
  reveal.setAttribute('aria-pressed', String(!shown));
});
for (const button of document.querySelectorAll('.demo button')) {
  button.addEventListener('click', (event) => {
    event.preventDefault();
    login.value = button.dataset.login;
    password.value = button.dataset.password;
    document.querySelector('#sign-in .button').focus();
  });
}
`;
