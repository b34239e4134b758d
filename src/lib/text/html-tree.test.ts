import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HtmlNode, parseHtml } from './html-tree.ts';

/** The tree written as HTML again, without attributes other than those of the tree. */
function write(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const { tag, href, id, children } = node;
      const attributes = `${href ? ` href="${href}"` : ''}${id ? ` id="${id}"` : ''}`;
      return `<${tag}${attributes}>${write(children)}</${tag}>`;
    })
    .join('');
}

const parsed = (html: string) => write(parseHtml(html));

function elements(nodes: readonly HtmlNode[]): Exclude<HtmlNode, string>[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elements(node.children)],
  );
}

describe('parseHtml', () => {
  it('keeps headings, lists, tables and links in their order', () => {
    const html =
      '<h2 id="a">Один &amp; два</h2><p>Текст <strong>и</strong> <a href="/cart">ссылка</a>.</p><ul><li>раз</li><li>два</li></ul>';
    expect(parsed(html)).toBe(html);
    expect(parsed('<p>до<br />после</p>')).toBe('<p>до<br></br>после</p>');
  });

  it('drops the whitespace between blocks and keeps that between words', () => {
    expect(parsed('<ul>\n<li>раз</li>\n</ul>\n<p><b>а</b> <i>б</i></p>')).toBe(
      '<ul><li>раз</li></ul><p><b>а</b> <i>б</i></p>',
    );
  });

  it('decodes entities once', () => {
    expect(parseHtml('<p>&lt;b&gt; &amp;nbsp; &nbsp;&#1103;&#x44f; &nope;</p>')).toEqual([
      { tag: 'p', children: ['<b> &nbsp; \u00a0яя &nope;'] },
    ]);
  });

  it('closes what was left open, and ignores what was never opened', () => {
    expect(parsed('<ul><li>раз</ul></p>Конец')).toBe('<ul><li>раз</li></ul>Конец');
  });

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<p onclick="x()" style="a">да</p>', '<p>да</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">х</a>', '<a>х</a>'],
    ['<a href=" java&#115;cript:alert(1)">х</a>', '<a>х</a>'],
    ['<a href="//evil.example">х</a>', '<a>х</a>'],
    ['<a href="/\\evil.example">х</a>', '<a>х</a>'],
    ['<a data-href="/x">х</a>', '<a>х</a>'],
    ['<!-- <b>нет</b> -->да', 'да'],
  ])('leaves out what could do harm: %s', (html, expected) => {
    expect(parsed(html)).toBe(expected);
  });

  it('gives no tag and no link that is not allowed, whatever comes', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '</',
        '"',
        "'",
        '=',
        ' ',
        'a',
        'script',
        'href',
        'javascript:x',
        '//e',
        '&#x6a;',
      ],
      ...['<a href="', '">', '<svg onload=', '<h2 id="', '<!--', '-->', '</ul>', '<td>', 'onclick'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { tag, href = '/' } of elements(parseHtml(pieces.join('')))) {
          expect(tag).toMatch(
            /^(?:h[23]|p|br|ul|ol|li|b|strong|i|em|a|table|thead|tbody|tr|t[hd])$/,
          );
          expect(href).toMatch(/^(?:\/$|\/[^/\\]|#|https:\/\/|mailto:|tel:)/i);
        }
      }),
    );
  });
});
