/**
 * What the shop's server build (`src/ssr/server.tsx`) and the server that runs it agree on. Types
 * alone: neither imports the other.
 */

/** Where an address leads: to a page that can be rendered here, or to one that the browser draws. */
export type PageTarget =
  | { readonly kind: 'client'; readonly routeIDs: readonly string[] }
  | {
      readonly kind: 'page';
      /** Path and the parts of the query that the page knows, in one order: the key of a cache. */
      readonly address: string;
    };

/** A page as a signed-out visitor sees it, in parts for the document around it. */
export interface RenderedPage {
  readonly status: number;
  /** Tags for the head: title, description, canonical address, preloads. */
  readonly head: string;
  /** Content of the root element. */
  readonly body: string;
  /** What the browser goes on with: JSON. */
  readonly data: unknown;
  /** Descriptions for search engines: JSON-LD, each a text. */
  readonly structured: readonly string[];
  /** Routes of the page, from the root down. */
  readonly routeIDs: readonly string[];
}

/** What stands for a page that the browser draws where scripts do not run. */
export interface ScriptlessPage {
  /** Of the document. */
  readonly title: string;
  /** The shop's frame with what the page needs and where to go instead. */
  readonly body: string;
  /** Routes whose styles it is drawn in. */
  readonly routeIDs: readonly string[];
}

export interface PageRenderer {
  /** @param address path with query. */
  find(address: string): PageTarget;
  /**
   * Null for a page that shows something to signed-in users alone.
   * @throws whatever the loaders or the components throw.
   */
  render(address: string): Promise<RenderedPage | null>;
  /** The same for every page that the browser draws. */
  renderScriptless(): Promise<ScriptlessPage>;
}

export interface PageRendererOptions {
  /** Answers calls of the API, without a network in between. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Origin that the shopper sees: `https://shop.example.ru`. */
  readonly origin: string;
}

/** What the server build exports. */
export interface PageRendererModule {
  createPageRenderer(options: PageRendererOptions): PageRenderer;
}
