import type { Detail, Finding, Rule } from '#tools/contract/drift/finding.ts';

type Sentence = (detail: Detail) => string;

/** The changes for users of the API. */
const sentences: Readonly<Record<Rule, Sentence>> = {
  'operation-added': ({ name, title }) =>
    title ? `${code(name)} — ${title}` : `новая операция ${code(name)}`,
  'operation-removed': ({ name }) => `операции ${code(name)} больше нет`,
  'operation-moved': ({ before, after }) => `операция переехала: ${code(before)} → ${code(after)}`,
  'operation-id': ({ before, after }) =>
    `имя операции в сгенерированных клиентах: ${code(before)} → ${code(after)}`,
  security: ({ before, after }) => `авторизация: ${code(before)} → ${code(after)}`,
  server: (detail) => `адреса сервера: ${change(detail)}`,
  deprecated: () => 'устарело: пользоваться не стоит',
  text: () => 'уточнено описание',
  'parameter-added': ({ name, after }) =>
    `новый ${after ? 'обязательный ' : ''}параметр ${code(name)}`,
  'parameter-removed': ({ name }) => `параметра ${code(name)} больше нет`,
  'parameter-required': ({ name }) => `параметр ${code(name)} стал обязательным`,
  'parameter-optional': ({ name }) => `параметр ${code(name)} стал необязательным`,
  'parameter-style': ({ name }) => `списки в параметре ${code(name)} записываются по-другому`,
  'body-added': () => 'в запросе можно передать тело',
  'body-removed': () => 'тела у запроса больше нет',
  'body-required': () => 'тело запроса стало обязательным',
  'body-optional': () => 'тело запроса стало необязательным',
  encoding: (detail) => `типы содержимого части ${code(detail.name)}: ${change(detail)}`,
  'status-added': ({ name }) => `новый статус ответа ${code(name)}`,
  'status-removed': ({ name }) => `статуса ответа ${code(name)} больше нет`,
  'media-type-added': ({ name }) => `новый тип содержимого ${code(name)}`,
  'media-type-removed': ({ name }) => `типа содержимого ${code(name)} больше нет`,
  'header-added': ({ name }) => `новый заголовок ${code(name)}`,
  'header-removed': ({ name }) => `заголовка ${code(name)} больше нет`,
  'header-required': ({ name }) => `заголовок ${code(name)} теперь приходит всегда`,
  'header-optional': ({ name }) => `заголовок ${code(name)} теперь может не прийти`,
  'property-added': ({ name, after }) => `новое ${after ? 'обязательное ' : ''}поле ${code(name)}`,
  'property-removed': ({ name }) => `поля ${code(name)} больше нет`,
  'property-required': ({ name }) => `поле ${code(name)} стало обязательным`,
  'property-optional': ({ name }) => `поля ${code(name)} теперь может не быть`,
  'read-only': ({ name, after }) =>
    after
      ? `поле ${code(name)} больше нельзя передать`
      : `поле ${code(name)} теперь можно передать`,
  'write-only': ({ name, after }) =>
    after ? `поле ${code(name)} больше не приходит` : `поле ${code(name)} теперь приходит`,
  'object-closed': () => 'неизвестные поля больше не допускаются',
  'object-opened': () => 'допускаются неизвестные поля',
  type: (detail) => `тип: ${change(detail)}`,
  nullable: ({ after }) => (after ? 'теперь может быть null' : 'больше не бывает null'),
  'variant-added': ({ name }) => `новый вариант ${code(name)}`,
  'variant-removed': ({ name }) => `варианта ${code(name)} больше нет`,
  'variant-overlap': ({ name }) =>
    `значение теперь может подходить под несколько вариантов: ${code(name)}`,
  enum: ({ before, after }) =>
    [
      before === undefined ? 'значения теперь перечислены' : describeList('больше нет', before),
      after === undefined ? 'значение теперь любое' : describeList('добавлено', after),
    ]
      .filter(Boolean)
      .join('; '),
  bound: (detail) => `${bounds[detail.name ?? ''] ?? code(detail.name)}: ${change(detail)}`,
  pattern: (detail) => `образец строки: ${change(detail)}`,
  format: (detail) => `формат: ${change(detail)}`,
  unique: ({ after }) =>
    after ? 'элементы больше не повторяются' : 'элементы теперь могут повторяться',
  default: (detail) => `значение по умолчанию: ${change(detail)}`,
  keyword: (detail) => `${code(detail.name)}: ${change(detail)}`,
};

const bounds: Readonly<Record<string, string>> = {
  minimum: 'наименьшее значение',
  maximum: 'наибольшее значение',
  exclusiveMinimum: 'нижняя граница (не включая)',
  exclusiveMaximum: 'верхняя граница (не включая)',
  multipleOf: 'кратность',
  minLength: 'наименьшая длина',
  maxLength: 'наибольшая длина',
  minItems: 'наименьшее число элементов',
  maxItems: 'наибольшее число элементов',
  minProperties: 'наименьшее число полей',
  maxProperties: 'наибольшее число полей',
};

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function change({ before, after }: Detail): string {
  const [was, is] = [before, after].map((value) => (value === undefined ? 'нет' : code(value)));
  return `${was} → ${is}`;
}

function describeList(words: string, values: unknown): string {
  if (!Array.isArray(values) || values.length === 0) return '';
  return `${words}: ${values.map(code).join(', ')}`;
}

/** One sentence about a change, in Russian Markdown. */
export function describeChangeInRussian({ rule, detail }: Finding): string {
  return sentences[rule](detail);
}
