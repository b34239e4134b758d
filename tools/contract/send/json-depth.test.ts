import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

const isDeep = (text: string, levels: number) => isDeeperThan(Buffer.from(text), levels);

describe('isDeeperThan', () => {
  it('counts objects and lists', () => {
    expect(isDeep('{"a":[{"b":[]}]}', 4)).toBe(false);
    expect(isDeep('{"a":[{"b":[]}]}', 3)).toBe(true);
    expect(isDeep('[[],[],{},{}]', 2)).toBe(false);
  });

  it('skips brackets in texts, after escaped quotes and backslashes, too', () => {
    expect(isDeep('["[[[[", "\\"{{{{", "\\\\", "ж[["]', 1)).toBe(false);
    expect(isDeep('["\\\\",[[]]]', 2)).toBe(true);
  });

  it('needs no stack for a million levels', () => {
    expect(isDeep('['.repeat(1_000_000), 200)).toBe(true);
  });
});
