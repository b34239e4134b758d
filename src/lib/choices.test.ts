import { expect, it } from 'vitest';
import { withChosen } from './choices.ts';

const choices = [
  { value: 'a', label: 'А' },
  { value: 'b', label: 'Б' },
];

it('choices: offer a chosen value that nobody offers as what it is', () => {
  const own = { value: 'own', label: 'Своё' };
  expect(withChosen(choices, own)).toEqual([own, ...choices]);
  expect(withChosen([], own)).toEqual([own]);
});

it('choices: stay as they are when the chosen one is among them, or nothing is chosen', () => {
  expect(withChosen(choices, { value: 'b', label: 'Б' })).toEqual(choices);
  expect(withChosen(choices, null)).toEqual(choices);
});
