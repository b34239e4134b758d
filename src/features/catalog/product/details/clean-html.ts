import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'sub',
    'sup',
    'h3',
    'h4',
    'h5',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['colspan', 'rowspan'],
};

/**
 * The HTML with nothing in it but text marks. Where the browser has Trusted Types this is a trusted
 * value in the clothes of a string, as React takes it. Only for the browser.
 */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ...allowed,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
