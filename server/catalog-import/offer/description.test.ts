import { describe, expect, it } from 'vitest';
import { plainText, sanitizeDescription } from './description.ts';

describe('sanitizeDescription', () => {
  it('preserves the structure and removes active content', () => {
    const html = sanitizeDescription(
      '<h1 onclick="x()">Имя</h1><p style="color:red">Текст<script>alert(1)</script></p>' +
        '<a href="javascript:alert(1)">ссылка</a><img src=x onerror=alert(1)><ul><li>раз</li></ul>',
    );
    expect(html).toBe('<h3>Имя</h3><p>Текст</p>ссылка<ul><li>раз</li></ul>');
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<style>*{}</style>',
    '<iframe src="//x"></iframe>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  ])('leaves nothing of %s', (text) => {
    expect(sanitizeDescription(text)).not.toMatch(/<(?!\/?(p|br|b|i)\b)|script|onerror/i);
  });

  it('closes the elements of a truncated description', () => {
    expect(sanitizeDescription('<p>Раз<ul><li>два')).toBe('<p>Раз</p><ul><li>два</li></ul>');
  });

  it('converts plain text to paragraphs and escapes it', () => {
    expect(sanitizeDescription('Раз & два\nтри\n\n4 < 5')).toBe(
      '<p>Раз &amp; два<br />три</p><p>4 &lt; 5</p>',
    );
  });
});

describe('plainText', () => {
  it('unescapes double-escaped text and drops tags', () => {
    expect(plainText('Щипцы &quot;№ 2&quot; <b>новые</b>')).toBe('Щипцы "№ 2" новые');
    expect(plainText('Long &amp; John')).toBe('Long & John');
  });
});
