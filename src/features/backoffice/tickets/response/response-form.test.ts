import { expect, it } from 'vitest';
import { responseRules } from './response-form.ts';

it.each([
  ['', 'Поле обязательно для заполнения'],
  ['7707083893', 'ИНН предпринимателя – 12\u00a0цифр'],
  ['7712345678901', 'ИНН предпринимателя – 12\u00a0цифр'],
  ['500100732258', 'Проверьте ИНН: контрольная сумма не\u00a0сходится'],
  ['500100732259', null],
])('the ИНН of an entrepreneur: %s', (typed, message) => {
  expect(responseRules({ inn: true, name: false }).inn(typed)).toBe(message);
});
