import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'sub',
    'sup',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {},
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
  disallowedTagsMode: 'discard',
};
const MARKUP = /<\/?[a-z!][^>]*>|&[a-z#0-9]+;/i;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Safe HTML of a feed's description; plain text becomes paragraphs at its empty lines. */
export function sanitizeDescription(text: string): string {
  if (MARKUP.test(text)) {
    return sanitize(text, OPTIONS)
      .replace(/<p>\s*<\/p>/g, '')
      .trim();
  }
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => escapeText(paragraph.trim()).replaceAll('\n', '<br />'))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

/** Text of a name or a value: entities escaped twice and stray tags taken out, spaces joined. */
export function plainText(text: string): string {
  const bare = MARKUP.test(text)
    ? sanitize(text, { allowedTags: [], allowedAttributes: {} })
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    : text;
  return bare.replace(/\s+/g, ' ').trim();
}

/**
 * `sanitizeDescription` that caches its last result: members of a family follow each
 * other in a feed and say the same.
 */
export function createSanitizer(): (text: string) => string {
  let last = { text: '', html: '' };
  return (text) => {
    if (text !== last.text) last = { text, html: sanitizeDescription(text) };
    return last.html;
  };
}
