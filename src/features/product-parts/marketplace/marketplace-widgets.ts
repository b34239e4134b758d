/** What the shop passes to the widgets of a marketplace. */
interface MarketplaceOptions {
  /** The element to render into. */
  root: HTMLElement;
  /** The product, as the feed names it. */
  marketID: string;
  /** Lets its style elements pass the page's CSP. */
  nonce: string;
  locale: 'ru';
}

/** Interface of `window.marketplaceWidgets`, which the script from the settings must define. */
export interface MarketplaceWidgets {
  /** Shows the marketplace's reviews and offers of a product; the returned function removes them. */
  mount: (options: MarketplaceOptions) => () => void;
}
