import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it('keeps the text and the line breaks', () => {
    expect(plainText('<p>Первая&nbsp;строка</p>\n<ul><li>один</li><li><b>два</b></li></ul>')).toBe(
      'Первая\u00a0строка\nодин\nдва',
    );
  });

  it('decodes entities once', () => {
    expect(plainText('1 &lt; 2 &amp;lt; &#8211; &laquo;x&raquo; &unknown;')).toBe(
      '1 < 2 &lt; – «x» &unknown;',
    );
  });

  it('returns plain text unchanged', () => {
    expect(plainText('Скидки до 20 % на композиты.')).toBe('Скидки до 20 % на композиты.');
  });
});
