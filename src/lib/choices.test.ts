import { expect, it } from 'vitest';
import { withChosen } from './choices.ts';

const choices = [
  { value: 'a', label: 'А' },
  { value: 'b', label: 'Б' },
];

it('choices: show a chosen value that is not among the options as it is', () => {
  const own = { value: 'own', label: 'Своё' };
  expect(withChosen(choices, own)).toEqual([own, ...choices]);
  expect(withChosen([], own)).toEqual([own]);
});

it('choices: are unchanged when the chosen one is among them, or nothing is chosen', () => {
  expect(withChosen(choices, { value: 'b', label: 'Б' })).toEqual(choices);
  expect(withChosen(choices, null)).toEqual(choices);
});
