import { html } from 'hono/html';
import { type Html, page } from '../page.ts';

/** How to be answered by examples, and how to validate a back end of one's own. */
export function guidePage(): Html {
  const body = html`
    <h1>Мок и проверка</h1>
    <h2 id="mock">Мок: ответы примерами</h2>
    <p>Мок отвечает на все операции именованными примерами контракта, без сервера и базы. Нужны Node 20 и npm.</p>
    ${code('npm run mock        # http://localhost:4010, PORT меняет порт')}
    <p>Какой ответ придёт, решает заголовок <code>Prefer</code>:</p>
    ${code(`curl localhost:4010/api/v1/settings
curl -H 'Authorization: Bearer x' -H 'Prefer: example=cart-empty' localhost:4010/api/v1/cart
curl -H 'Authorization: Bearer x' -H 'Prefer: code=401' localhost:4010/api/v1/cart
curl -H 'Authorization: Bearer x' -H 'Prefer: code=404, example=not-found' localhost:4010/api/v1/order/240501`)}
    <p>Имена примеров стоят на странице каждой <a href="/docs/operations">операции</a>. Состояния мок не хранит: запись, созданная одним вызовом, другим не читается.</p>
    <h2 id="screens">Экраны на примерах</h2>
    ${code('npm run dev:mock    # магазин на http://localhost:5173 поверх мока')}
    <p>Внизу страницы есть переключатель: он показывает, какие операции вызвал экран, и даёт выбрать каждой пример, ошибку, медленный ответ или обрыв связи. Выбор живёт в адресе, так что состояние экрана можно открыть по ссылке:</p>
    ${code('http://localhost:5173/cart?mock=getCart:cart-empty,getProfile:slow')}
    <h2 id="suite">Проверка своего сервера</h2>
    <p>Одна команда проверяет любой сервер, на любом языке, по его адресу:</p>
    ${code('npm run contract -- --url https://api.example.ru --token "$TOKEN"')}
    <ul>
      <li><code>--read-only</code> — только читает; без него создаёт записи и меняет лишь созданные;</li>
      <li><code>--write</code> — меняет и то, что было раньше: корзину, избранное, настройки;</li>
      <li><code>--token-command</code> — команда, которая печатает токен: свой для каждого человека;</li>
      <li><code>--only cart</code>, <code>--operation getCart</code> — раздел или одна операция;</li>
      <li><code>--seed 42</code> — повторить тот же прогон;</li>
      <li><code>--stateless</code> — для мока, который ничего не помнит;</li>
      <li><code>--junit report.xml</code>, <code>--html report.html</code> — отчёты для CI и для людей.</li>
    </ul>
    <p>Находка называет правило, операцию, место в контракте, ожидание, ответ и команду curl, которая его повторяет.</p>
    <h2 id="drift">Изменение контракта</h2>
    ${code(`npm run drift                       # линтер, сгенерированное, примеры, ломающие изменения
npm run drift -- --base v1.0.0      # сравнить с меткой, веткой или коммитом
npm run drift -- --changelog        # список изменений для читателей API`)}
    <p>Сужать запрос и расширять ответ нельзя: сломается тот, кто шлёт, или тот, кто читает. К каждой такой правке показан запрос, который раньше принимался, или ответ, которого раньше быть не могло. Ломать можно с новой старшей версией (до 1.0.0 — со средней) или с причиной в <code>openapi/allowed-changes.yaml</code>.</p>`;
  return page({ title: 'Мок и проверка', section: '/docs/guide', body });
}

function code(text: string): Html {
  return html`<pre tabindex="0"><code>${text}</code></pre>`;
}
