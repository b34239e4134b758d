import { expect, it } from 'vitest';
import { generateDefects, sampleDefects } from './generated.ts';

const defects = generateDefects();

it('generated defects: thousands, each with its own id', () => {
  expect(defects.length).toBeGreaterThan(3000);
  expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length);
});

it('generated defects: a sample has every kind and depends on the seed alone', () => {
  const ids = (seed: number) => sampleDefects(defects, 2, seed).map(({ id }) => id);
  const kinds = new Set(defects.map(({ kind }) => kind));
  expect(kinds.size).toBe(23);
  expect(new Set(sampleDefects(defects, 2, 1).map(({ kind }) => kind))).toEqual(kinds);
  expect(ids(1)).toEqual(ids(1));
  expect(ids(2)).not.toEqual(ids(1));
});
