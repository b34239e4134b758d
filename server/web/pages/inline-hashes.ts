import { createHash } from 'node:crypto';

/** Source expression of a content security policy that allows exactly this inline text. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Values of the style attributes, with entities decoded. */
export function styleAttributes(html: string): string[] {
  const unescaped = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return [
    ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => unescaped(text))),
  ];
}
