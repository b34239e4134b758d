import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('schema: has the tables of every file', () => {
  const text = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8');
  const files = readdirSync(new URL('./schema/', import.meta.url));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !text.includes(`'./schema/${file}'`))).toEqual([]);
});
