import { expect, it } from 'vitest';
import { otherDetails } from './other-details.ts';

it('details of a ticket: phone and e-mail of the author are shown once, those of others are named', () => {
  const author = { name: 'Анна', phone: '+79161234567', email: 'anna@example.ru' };
  const operator = { name: 'Оператор', value: 'Диадок' };
  const own = [
    operator,
    { name: 'Почта', value: 'Anna@example.ru' },
    { name: 'Телефон', value: '+7 916 123-45-67' },
  ];
  expect(otherDetails({ author, details: own })).toEqual([operator]);
  const others = [
    { name: 'Почта', value: 'pavel@example.ru' },
    { name: 'Телефон', value: '+7 903 111-22-33' },
  ];
  expect(otherDetails({ author, details: others })).toEqual([
    { name: 'Почта ответственного', value: 'pavel@example.ru' },
    { name: 'Телефон ответственного', value: '+7 903 111-22-33' },
  ]);
});
