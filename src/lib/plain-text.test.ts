import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('text of HTML', () => {
  it('keeps the words and the lines', () => {
    expect(plainText('<p>Первая&nbsp;строка</p>\n<ul><li>один</li><li><b>два</b></li></ul>')).toBe(
      'Первая\u00a0строка\nодин\nдва',
    );
  });

  it('reads entities once', () => {
    expect(plainText('1 &lt; 2 &amp;lt; &#8211; &laquo;x&raquo; &unknown;')).toBe(
      '1 < 2 &lt; – «x» &unknown;',
    );
  });

  it('leaves plain text alone', () => {
    expect(plainText('Скидки до 20 % на композиты.')).toBe('Скидки до 20 % на композиты.');
  });
});
