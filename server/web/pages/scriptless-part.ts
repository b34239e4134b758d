import type { ScriptlessPage } from '#src/ssr/protocol/rendered-page.ts';
import { NONCE } from '../shop-page.ts';
import type { Cacheable } from './page-cache.ts';

/**
 * The `<noscript>` of pages rendered by the browser. Its title and its styles are in the body: a
 * `<noscript>` in the head allows no title, and the page must have no title before its scripts set
 * one.
 */
export class ScriptlessPart implements Cacheable {
  readonly lasting = true;
  readonly html: string;
  readonly bytes: number;

  constructor({ title, body }: ScriptlessPage, styles: string) {
    const head = `<title>${title}</title><style nonce="${NONCE}">${styles}</style>`;
    this.html = `<noscript>${head}${body}</noscript>`;
    this.bytes = this.html.length * 2;
  }
}
