import type { ScriptlessPage } from '#src/ssr/protocol/rendered-page.ts';
import type { Cacheable } from './page-cache.ts';

/**
 * The `<noscript>` of pages that need scripts. Its title and its styles are in the body: a `<noscript>`
 * in the head allows no title, and the page must have no title before its scripts set one.
 */
export class ScriptlessPart implements Cacheable {
  readonly lasting = true;
  /** Its style element. The frame that a page behind sign-in shows with scripts is not shown. */
  readonly styles: string;
  readonly bytes: number;
  readonly #page: ScriptlessPage;

  constructor(page: ScriptlessPage, styles: string) {
    this.#page = page;
    this.styles = `#root{display:none}${styles}`;
    this.bytes = (page.body.length + styles.length) * 2;
  }

  /** @param attributes of the style element: a nonce where the policy lists no hash of it. */
  html(attributes = ''): string {
    const { title, body } = this.#page;
    return `<noscript><title>${title}</title><style${attributes}>${this.styles}</style>${body}</noscript>`;
  }
}
