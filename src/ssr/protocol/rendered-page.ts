/**
 * Interface between the shop's server build (`src/ssr/server.tsx`) and the server that runs it.
 * Types only: neither imports the other.
 */

/** What a URL resolves to: a page that can be rendered on the server, or a client-rendered one. */
export type PageTarget =
  | {
      readonly kind: 'client';
      readonly routeIDs: readonly string[];
      /** Path whose frame the page shows before its scripts run; none for a page without one. */
      readonly frame?: string;
    }
  | {
      readonly kind: 'page';
      /** Path and the query parameters that the page reads, sorted: a cache key. */
      readonly url: string;
    };

/** A page as a signed-out visitor sees it, in parts for the document around it. */
export interface RenderedPage {
  readonly status: number;
  /** Tags for the head: title, description, canonical URL, preloads. */
  readonly head: string;
  /** Content of the root element. */
  readonly body: string;
  /** Dehydrated state for the browser: JSON. */
  readonly data: unknown;
  /** Structured data for search engines: JSON-LD strings. */
  readonly structured: readonly string[];
  /** Routes of the page, from the root down. */
  readonly routeIDs: readonly string[];
}

/** What a client-rendered page shows where scripts do not run. */
export interface ScriptlessPage {
  /** Title of the document. */
  readonly title: string;
  /** The shop's frame with what the page needs and links to other pages. */
  readonly body: string;
  /** Routes whose styles it uses. */
  readonly routeIDs: readonly string[];
}

/** What a page behind sign-in shows until its scripts have run. */
export interface FramePage {
  /** The shop's frame with the skeleton of the page. */
  readonly body: string;
  /** Routes whose styles it uses. */
  readonly routeIDs: readonly string[];
}

/** For whom a page behind sign-in is rendered. */
export interface PageViewer {
  readonly accessToken: string;
  /** How far the user's clock is behind UTC, minutes, as in `Date.getTimezoneOffset`. */
  readonly clockOffset: number;
}

/** What a page behind sign-in shows to its user. */
export interface PageContent {
  /** The shop's frame with the page in it. */
  readonly body: string;
  /** Responses of the API that it is made of. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** Routes whose styles it uses. */
  readonly routeIDs: readonly string[];
}

export interface PageRenderer {
  /** @param url path with query. */
  find(url: string): PageTarget;
  /**
   * Null for a page that is only for signed-in users; a text is the URL that the page has moved to.
   * @throws what the loaders or the components throw.
   */
  render(url: string): Promise<RenderedPage | string | null>;
  /** One page for all client-rendered pages. */
  renderScriptless(): Promise<ScriptlessPage>;
  /** @param path as `find` returns it. */
  renderFrame(path: string): Promise<FramePage>;
  /**
   * Null for a page that the browser has to load itself: it leads elsewhere, or a part of it failed.
   * @param url path with query.
   * @throws an error with `status` 401 when the token is none; what the components throw.
   */
  renderContent(url: string, viewer: PageViewer): Promise<PageContent | null>;
}

export interface PageRendererOptions {
  /** Sends API requests in the same process, without a network. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Origin in the user's address bar: `https://shop.example.ru`. */
  readonly origin: string;
}

/** What the server build exports. */
export interface PageRendererModule {
  createPageRenderer(options: PageRendererOptions): PageRenderer;
}
