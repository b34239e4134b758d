import type { ScriptlessPage } from '#src/ssr/protocol/rendered-page.ts';
import type { InlineHashes } from '../security-headers.ts';
import { sha256, styleAttributes } from './inline-hashes.ts';
import type { Cacheable } from './page-cache.ts';

/** The frame of a page behind sign-in, which waits for scripts, would be above this part. */
const WITHOUT_FRAME = '#root{display:none}';

/**
 * The `<noscript>` of pages rendered by the browser. Its title and its styles are in the body: a
 * `<noscript>` in the head allows no title, and the page must have no title before its scripts set
 * one.
 */
export class ScriptlessPart implements Cacheable {
  readonly lasting = true;
  readonly html: string;
  readonly inline: InlineHashes;
  readonly bytes: number;

  constructor({ title, body }: ScriptlessPage, pageStyles: string) {
    const styles = WITHOUT_FRAME + pageStyles;
    this.html = `<noscript><title>${title}</title><style>${styles}</style>${body}</noscript>`;
    this.inline = {
      scripts: [],
      styles: [sha256(styles)],
      styleAttributes: styleAttributes(body).map(sha256),
    };
    this.bytes = this.html.length * 2;
  }
}
