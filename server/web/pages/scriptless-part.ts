import type { ScriptlessPage } from '#src/ssr/protocol/rendered-page.ts';
import { NONCE } from '../shop-page.ts';
import type { Cacheable } from './page-cache.ts';

/**
 * The `<noscript>` of pages that the browser draws. Its title and its styles stand in the body: a
 * `<noscript>` of the head takes no title, and the page itself must have none before its scripts
 * have one.
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
