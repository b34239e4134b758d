import { expect, it } from 'vitest';
import { excerptOf } from './thread.ts';

it('an excerpt has 300 characters, and no half of one', () => {
  const whole = '😀'.repeat(300);
  expect(excerptOf(whole)).toBe(whole);
  const cut = excerptOf(`${whole}!`);
  expect([...cut]).toHaveLength(300);
  expect(cut).toBe(`${'😀'.repeat(299)}…`);
  expect(excerptOf(`${'а'.repeat(298)}  конец`)).toBe(`${'а'.repeat(298)}…`);
});
