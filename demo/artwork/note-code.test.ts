import { expect, it } from 'vitest';
import { decodeNote, encodeNote } from './note-code.ts';

it.each(['молярные · 35 мкм', '№ 51A', 'Леклюза', 'вкус вишня', '1:100 000', 'Щётка XL, ёмкость'])(
  'encodeNote: %s comes back from a short ASCII address',
  (note) => {
    const part = encodeNote(note);
    expect(part).toMatch(/^[!-~]+$/);
    expect(part).not.toContain('/');
    expect(decodeNote(part)).toBe(note);
  },
);

it('decodeNote: returns null for an invalid URL', () => {
  expect(decodeNote('%E0%A4%A')).toBeNull();
});
