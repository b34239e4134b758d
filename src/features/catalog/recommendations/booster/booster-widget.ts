/**
 * Options that the shop passes to the widget. Everything that it passes to the callbacks is
 * validated.
 */
export interface BoosterOptions {
  /** The element to render into. */
  root: HTMLElement;
  /** Lets its style elements pass the page's CSP. */
  nonce: string;
  locale: 'ru';
  /** `{ type: 'add' | 'inc' | 'dec' | 'removeAll', marketID, quantity? }` */
  onCart: (operation: unknown) => void;
  /** Called with a market id. */
  onCompare: (marketID: unknown) => void;
  /** Called with the market id of a product to open. */
  onOpen: (marketID: unknown) => void;
}

/** Handle by which the shop controls the widget. */
export interface BoosterHandle {
  /** Sets the query. */
  search: (query: string) => void;
  /** Sets the quantity in the cart after an operation. */
  setQuantity: (marketID: string, quantity: number) => void;
  /** Removes the widget. */
  destroy: () => void;
}

/** Interface of `window.searchBooster`, which the script from the settings must define. */
export interface BoosterWidget {
  mount: (options: BoosterOptions) => BoosterHandle;
}
