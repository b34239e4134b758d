import { expect, it } from 'vitest';
import { joinSentences } from './join-sentences.ts';

it('joinSentences: ends all sentences but the last, and leaves out empty ones', () => {
  expect(joinSentences('Нет на складе', 'Вернём деньги')).toBe('Нет на складе. Вернём деньги');
  expect(joinSentences('Нет на складе! ', 'Вернём.')).toBe('Нет на складе! Вернём.');
  expect(joinSentences('', 'Вернём')).toBe('Вернём');
});
