import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldProblem } from '#server/contract/problem.ts';

const MAX_PROBLEMS = 20;

const plural = new Intl.PluralRules('ru');

function count(number: number, one: string, few: string, many: string): string {
  const form = plural.select(number);
  return `${number} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

const symbols = (number: number) => count(number, 'символ', 'символа', 'символов');
const entries = (number: number) => count(number, 'запись', 'записи', 'записей');

const TYPES: Readonly<Record<string, string>> = {
  string: 'строка',
  integer: 'целое число',
  number: 'число',
  boolean: 'true или false',
  array: 'список',
  object: 'объект',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Некорректный email',
  date: 'Некорректная дата',
  'date-time': 'Некорректные дата и время',
  uuid: 'Некорректный идентификатор',
  uri: 'Некорректный адрес',
  'uri-reference': 'Некорректный адрес',
};

type Message = (params: Readonly<Record<string, never>> & Record<string, unknown>) => string;

const limit = (params: Record<string, unknown>) => Number(params.limit);

const MESSAGES: Readonly<Record<string, Message>> = {
  required: () => 'Поле обязательно для заполнения',
  additionalProperties: () => 'Неизвестное поле',
  unevaluatedProperties: () => 'Неизвестное поле',
  type: ({ type }) =>
    `Ожидается ${[type]
      .flat()
      .map((name) => TYPES[String(name)] ?? String(name))
      .join(' или ')}`,
  minLength: (params) =>
    limit(params) === 1
      ? 'Поле обязательно для заполнения'
      : `Минимальная длина поля: ${symbols(limit(params))}`,
  maxLength: (params) => `Максимальная длина поля: ${symbols(limit(params))}`,
  minItems: (params) => `Нужно не меньше: ${entries(limit(params))}`,
  maxItems: (params) => `Можно не больше: ${entries(limit(params))}`,
  minProperties: () => 'Заполните хотя бы одно поле',
  uniqueItems: () => 'Записи повторяются',
  minimum: (params) => `Наименьшее значение: ${limit(params)}`,
  exclusiveMinimum: (params) => `Значение должно быть больше ${limit(params)}`,
  maximum: (params) => `Наибольшее значение: ${limit(params)}`,
  exclusiveMaximum: (params) => `Значение должно быть меньше ${limit(params)}`,
  multipleOf: ({ multipleOf }) => `Значение должно быть кратно ${String(multipleOf)}`,
  enum: ({ allowedValues }) =>
    `Допустимые значения: ${[allowedValues].flat().map(String).join(', ')}`,
  const: ({ allowedValue }) => `Допустимое значение: ${String(allowedValue)}`,
  pattern: () => 'Используются недопустимые символы',
  format: ({ format }) => FORMATS[String(format)] ?? 'Некорректное значение',
};

function place({ instancePath, params }: ErrorObject): string {
  const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  if (typeof name !== 'string') return instancePath;
  return `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** `x-message` of the schema: the specification's message for a wrong phone, name or year. */
function ownMessage({ keyword, parentSchema }: ErrorObject): string | undefined {
  if (keyword !== 'pattern' && keyword !== 'minimum') return undefined;
  const { 'x-message': message } = (parentSchema ?? {}) as { 'x-message'?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/**
 * Ajv's errors in Russian for the user, one per value, at most 20.
 * @param name the parameter's name; empty for the body.
 */
export function toFieldProblems(errors: readonly ErrorObject[], name: string): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    const path = `${name}${place(error)}`;
    if (problems.has(path)) continue;
    const message =
      ownMessage(error) ??
      MESSAGES[error.keyword]?.(error.params as never) ??
      'Некорректное значение';
    problems.set(path, { path, message });
    if (problems.size === MAX_PROBLEMS) break;
  }
  return [...problems.values()];
}
