import { raw } from 'hono/html';
import { Marked } from 'marked';

// What the contract says is shown as text: a tag in it stays visible.
const marked = new Marked({
  renderer: { html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
});

/** Markdown as paragraphs, lists and headings. */
export function markdown(text: string) {
  return raw(marked.parse(text, { async: false }));
}

/** Markdown within a line. */
export function inlineMarkdown(text: string) {
  return raw(marked.parseInline(text, { async: false }));
}
