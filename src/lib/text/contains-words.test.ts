import { expect, it } from 'vitest';
import { containsWords } from './contains-words.ts';

it('words of a text: all typed ones are contained, in any order, case and with «е» for «ё»', () => {
  const text = 'г Казань, ул Берёзовая, д 12';
  expect(containsWords(text, 'берез  КАЗАНЬ')).toBe(true);
  expect(containsWords(text, ' ')).toBe(true);
  expect(containsWords(text, 'Казань, Пушкина')).toBe(false);
});
