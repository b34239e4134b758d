import { expect, it } from 'vitest';
import { briefly } from './difference.ts';

it('briefly: shows long values from where they differ', () => {
  const text = 'а'.repeat(300);
  const [sent, cut] = briefly(text, text.slice(0, 255));
  expect(sent).not.toBe(cut);
  expect(sent).toContain('302 characters');
  expect(cut).toContain('257 characters');
  expect(briefly('да', 'нет')).toEqual(['"да"', '"нет"']);
});
