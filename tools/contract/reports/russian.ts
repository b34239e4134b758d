import type { RuleId } from '#tools/contract/rules.ts';
import type { ReportTexts } from './texts.ts';

/** Each rule in Russian. */
export const russianRules: Readonly<Record<RuleId, string>> = {
  'server-error': 'Никакой запрос, даже странный, не приводит к 5xx',
  'connection-broken': 'На каждый запрос вовремя приходит ответ',
  'status-undocumented': 'Код ответа описан в операции',
  'media-type': 'Тип содержимого ответа – описанный',
  'body-unreadable': 'Ответ JSON – это JSON в UTF-8',
  'body-unexpected': 'Ответ, описанный без тела, приходит без тела',
  'body-missing': 'Ответ, описанный с телом, приходит с телом',
  'schema-mismatch': 'Тело ответа соответствует схеме',
  'header-missing': 'Обязательный заголовок есть',
  'header-mismatch': 'Описанный заголовок соответствует схеме',
  'request-id-lost': 'X-Request-ID возвращается таким, каким отправлен',
  'valid-rejected': 'Запрос по контракту не отклоняется как неверный',
  'invalid-accepted': 'Запрос не по контракту отклоняется',
  'invalid-wrong-status': 'Запрос не по контракту отклоняется с кодом 400',
  'content-type-accepted': 'Тело другого типа отклоняется с кодом 415 или 400',
  'method-accepted': 'Неописанный метод отклоняется с кодом 405',
  'allow-missing': 'Ответ 405 называет известные методы в Allow',
  'token-missing-accepted': 'Без токена: 401',
  'token-bad-accepted': 'С испорченным, изменённым или поддельным токеном: 401',
  'token-foreign-accepted': 'С токеном, подписанным кем-то другим: 401',
  'token-scope-accepted': 'С токеном без нужной области действия: 403',
  'unknown-id-accepted': 'Идентификатор, которого нет: 404',
  'foreign-data-shown': 'То, что принадлежит другому: 404',
  'key-not-replayed': 'Тот же Idempotency-Key и запрос дают тот же ответ',
  'key-made-two': 'Один Idempotency-Key создаёт одну запись, в том числе одновременно',
  'key-reused': 'Тот же Idempotency-Key с другим запросом: 422 IdempotencyKeyReused',
  'page-size-ignored': 'В списке не больше записей, чем pageSize, и он так и говорит',
  'page-ignored': 'Страницы списка не пересекаются и дают в сумме total',
  'sort-ignored': 'Список идёт в запрошенном порядке',
  'filter-ignored': 'В списке только записи, которые подходят под фильтр',
  'limit-ignored': 'В списке не больше записей, чем limit',
  'not-modified-ignored': 'If-None-Match с текущим ETag: 304 без тела',
  'rule-broken':
    'Суммы, количества, доли и порядок дат – как в правилах контракта (`x-validations`)',
  'responses-disagree': 'Два ответа об одной записи говорят одно и то же',
  'created-unlike-sent': 'Созданное или изменённое имеет отправленные значения',
  'created-not-listed': 'Созданное есть в списке',
  'change-lost': 'Изменённое остаётся изменённым при следующем чтении',
  'deleted-still-there': 'Удалённого больше нет',
  'state-ignored': 'То, чего состояние записи не допускает, отклоняется: 409',
  'step-failed': 'Каждый шаг сценария удаётся',
  'limit-not-enforced': 'Слишком много запросов: 429 с Retry-After',
};

/** Reasons of gaps that have no values of their own. */
export const russianReasons: Readonly<Record<string, string>> = {
  'no response had an ETag to repeat the request with':
    'ни в одном ответе не было ETag, с которым запрос можно повторить',
  'the token is optional, and a bad one is treated as none':
    'токен необязателен, а неверный считается отсутствующим',
  'the token is optional, and one without the scope is treated as none':
    'токен необязателен, а токен без области действия считается отсутствующим',
  'no request or sequence led to a conflict': 'ни запрос, ни сценарий не привёл к конфликту',
  'no request or sequence led to a rejection': 'ни запрос, ни сценарий не привёл к отказу',
  'no burst was sent, or none was rejected (--burst N)':
    'много запросов сразу не отправлялось, или ни один не отклонён (--burst N)',
  'no request led to it': 'ни один запрос к нему не привёл',
  'two calls with one key did not meet': 'два вызова с одним ключом не встретились',
  'it changes what the run has not created (allow it: --write)':
    'он меняет то, что создано не этим прогоном (разрешить: --write)',
  'not yet: the back end responds with 501 NotImplemented':
    'ещё нет: сервер отвечает 501 NotImplemented',
  'no person other': 'нет пользователя other',
  'no token of this person': 'нет токена этого пользователя',
  'no token without the scope (person noScope)':
    'нет токена без области действия (пользователь noScope)',
  'it could change what is not the run’s own': 'он может изменить то, что создано не этим прогоном',
};

/** The fixed texts of the reports in Russian. */
export const russianTexts: ReportTexts = {
  when: 'когда',
  expected: 'ожидалось',
  actual: 'получено',
  response: 'ответ',
  other: 'другой',
  request: 'запрос',
  replay: 'повторить',
  call: 'вызов',
  contract: 'контракт',
  operation: 'операция',
  sent: 'вызовов',
  coverageHead: 'описанные коды; не полученные – в скобках, с причиной',
  findings: 'Находки',
  accepted: 'приняты в списке исключений',
  sequences: 'Сценарии',
  coverage: 'Покрытие',
  statuses: 'описанные коды',
  roles: 'роли',
  kinds: 'виды запросов',
  whyNot: 'почему не получены',
  completed: 'до конца',
  nothing: 'Находок нет',
  tokenNote: 'В запросах $TOKEN – токен доступа вызывающего.',
  exercised: 'операций вызвано',
  met: 'кодов получено',
  documented: 'от описанных',
  notYet: 'ещё нет',
  requests: 'запросов',
  time: 'время',
  found: (count) => `находок: ${count}`,
  times: (count) => `раз: ${count}`,
  summary: (run) => [
    `запросов: ${run.requests} за ${run.seconds}, seed ${run.seed}, проверок: ${run.checks}`,
    `операций вызвано: ${run.exercised} из ${run.operations}${run.notYet > 0 ? `, ещё нет (501 NotImplemented): ${run.notYet}` : ''}`,
    `описанных кодов получено: ${run.reached} из ${run.statuses} (${run.percent} %)`,
    `сценариев до конца: ${run.completed} из ${run.sequences}`,
  ],
  gaps: (count) => `пробелов: ${count} – это прогон проверить не смог`,
  unused: (count) =>
    `записей списка исключений, которые уже ничему не подходят: ${count}. Удалите их`,
};
