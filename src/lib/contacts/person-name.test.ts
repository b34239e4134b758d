import { expect, it } from 'vitest';
import { fullName, sortedName } from './person-name.ts';

it.each([
  ['Анна', 'Сергеевна', 'Ковалёва', 'Анна Сергеевна Ковалёва'],
  ['Анна', null, 'Ковалёва', 'Анна Ковалёва'],
  ['Анна', '', null, 'Анна'],
  [null, null, null, ''],
])('fullName: of %s, %s and %s is «%s»', (firstName, middleName, lastName, name) => {
  expect(fullName({ firstName, middleName, lastName })).toBe(name);
});

it('sortedName: has the last name first', () => {
  const person = { firstName: 'Анна', middleName: 'Сергеевна', lastName: 'Ковалёва' };
  expect(sortedName(person)).toBe('Ковалёва Анна Сергеевна');
  expect(sortedName({ ...person, middleName: null, lastName: null })).toBe('Анна');
});
