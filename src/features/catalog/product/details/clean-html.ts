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
 * Sanitizes HTML to text markup. Where the browser has Trusted Types the result is a `TrustedHTML`,
 * typed as a string for React. Only for the browser.
 */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ...allowed,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
