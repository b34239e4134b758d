import { html } from 'hono/html';
import { listReasons } from '../catalogs.ts';
import type { ContractDocs } from '../contract-docs.ts';
import { type Html, page } from '../page.ts';
import { operationLinks } from '../parts.ts';

/** What a client does with each status, whatever the operation. */
const STATUSES: readonly (readonly [string, string, string])[] = [
  [
    '400',
    'Запрос не по контракту: не тот тип, лишнее поле, значение вне границ; поля названы в errors. С reason InvalidCode — неверный одноразовый код.',
    'Исправить запрос; повторять как есть бесполезно. Ошибки полей показать у полей.',
  ],
  [
    '401',
    'Нет токена, или он не действует.',
    'Обновить токен и повторить один раз; не вышло — войти заново.',
  ],
  ['403', 'Токен верный, но права на действие нет.', 'Не повторять; сказать, у кого есть право.'],
  [
    '404',
    'Записи нет, или она чужая: ответ один и тот же.',
    'Показать «Не найдено», убрать запись из списка.',
  ],
  ['405', 'У адреса нет такого метода; верные — в заголовке Allow.', 'Исправить клиента.'],
  ['406', 'Ни один из типов в Accept не подходит.', 'Исправить клиента.'],
  [
    '409',
    'Состояние записи не допускает действие: оно изменилось раньше. Иногда тело несёт свежее состояние.',
    'Взять свежее состояние, показать разницу и предложить повторить.',
  ],
  ['413', 'Тело больше допустимого.', 'Отправить меньше.'],
  ['415', 'Тип тела не тот.', 'Исправить Content-Type.'],
  [
    '422',
    'Запрос понятен, но с такими данными его не выполнить; почему — в reason. Тот же ключ повтора с другим телом — IdempotencyKeyReused.',
    'Показать message у того, что мешает; дать исправить.',
  ],
  [
    '429',
    'Слишком часто.',
    'Подождать столько секунд, сколько сказано в Retry-After, и повторить.',
  ],
  [
    '500',
    'Сбой сервера.',
    'Показать «Что-то пошло не так» и кнопку «Сообщить»: она отправляет traceID.',
  ],
  ['501', 'Сервер ещё не выполняет эту операцию (reason NotImplemented).', 'Не повторять.'],
  [
    '503',
    'Сервер временно не отвечает на запросы.',
    'Чтение повторить позже; создание — с тем же Idempotency-Key.',
  ],
];

/** Statuses, reasons, and what a client does with them. */
export function errorsPage(docs: ContractDocs): Html {
  const reasons = listReasons(docs);
  const body = html`
    <h1>Ошибки</h1>
    <p class="lead">Любая ошибка — <a href="/docs/schemas/ErrorPayload"><code>ErrorPayload</code></a>: текст для читателя <code>message</code>, номер для поддержки <code>traceID</code> и, где случаи надо различать, <code>reason</code>.</p>
    <h2 id="statuses">Статусы</h2>
    <table class="statuses">
      <thead><tr><th>Статус</th><th>Что случилось</th><th>Что делать клиенту</th><th>Операций</th></tr></thead>
      <tbody>${STATUSES.map(
        ([status, cause, action]) =>
          html`<tr id="status-${status}"><th scope="row">${status}</th><td>${cause}</td><td>${action}</td><td>${declaring(docs, status)}</td></tr>`,
      )}</tbody>
    </table>
    <p class="note">Неизвестный <code>reason</code> клиент обрабатывает по статусу: список пополняется, и это не ломает контракт.</p>
    <h2 id="reasons">Причины</h2>
    ${reasons.map(
      ({ reason, statuses, message, operations }) => html`
      <section class="entry" id="${reason}">
        <h3 class="entry-title"><code>${reason}</code> ${statuses.map((status) => html`<a class="fact" href="#status-${status}">${status}</a> `)}</h3>
        ${message ? html`<p>Например: «${message}»</p>` : ''} ${operationLinks(operations)}
      </section>`,
    )}`;
  const aside = html`<nav class="side" aria-label="Причины"><ul>${reasons.map(
    ({ reason }) => html`<li><a class="side-link" href="#${reason}">${reason}</a></li>`,
  )}</ul></nav>`;
  return page({ title: 'Ошибки', section: '/docs/errors', body, aside });
}

/** How many operations name a status themselves; the others answer it by their `default`. */
function declaring(docs: ContractDocs, status: string): string {
  const count = docs.operations.filter(({ responses }) =>
    responses.some((response) => response.status === status),
  ).length;
  return count === 0 ? 'по default' : String(count);
}
