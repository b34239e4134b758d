import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fillSlot, packAround } from './brotli-slot.ts';

const slot = randomBytes(16).toString('base64url');
const words = Array.from({ length: 3000 }, (_, index) => `<li class="a">товар ${index % 97}</li>`);

describe('A compressed text with a slot', () => {
  it.each([
    ['a long text', words.slice(0, 40).join(''), words.join('')],
    ['next to nothing', '', 'x'],
    ['text of two bytes a sign', 'ё'.repeat(501), '»'.repeat(703)],
  ])('unpacks with whatever fills it: %s', async (_what, before, after) => {
    const packed = await packAround(`${before}<meta nonce="${slot}">${after}`, slot);
    for (const _turn of [1, 2, 3]) {
      const value = randomBytes(16).toString('base64url');
      const unpacked = packed && brotliDecompressSync(fillSlot(packed, value)).toString();
      expect(unpacked).toBe(`${before}<meta nonce="${value}">${after}`);
    }
  });

  it('is small', async () => {
    const text = `<meta nonce="${slot}">${words.join('')}`;
    const packed = await packAround(text, slot);
    expect(packed && fillSlot(packed, slot).byteLength).toBeLessThan(text.length / 10);
  });
});
