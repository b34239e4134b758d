import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0\u00a0Б'],
    [1023, '1\u00a0023\u00a0Б'],
    [248_112, '242\u00a0КБ'],
    [1_500_000, '1,4\u00a0МБ'],
    [10 * 1024 ** 2, '10\u00a0МБ'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
