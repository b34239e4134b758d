/** What the widget gets from the shop. Whatever it says back is validated before it is done. */
export interface BoosterOptions {
  /** Where it draws. */
  root: HTMLElement;
  /** Lets its style elements pass the page's policy. */
  nonce: string;
  locale: 'ru';
  /** `{ type: 'add' | 'inc' | 'dec' | 'removeAll', marketID, quantity? }` */
  onCart: (operation: unknown) => void;
  /** A market id. */
  onCompare: (marketID: unknown) => void;
  /** A market id whose page is wanted. */
  onOpen: (marketID: unknown) => void;
}

/** How the shop moves the widget. */
export interface BoosterHandle {
  /** The words in the field. */
  search: (query: string) => void;
  /** How many of a product are in the cart after an operation. */
  setQuantity: (marketID: string, quantity: number) => void;
  /** Leaves its place empty. */
  destroy: () => void;
}

/** The port: what the script of the settings must leave as `window.searchBooster`. */
export interface BoosterWidget {
  mount: (options: BoosterOptions) => BoosterHandle;
}
