import { createContext } from 'react';
import type { CartLineUpdate } from './cart-change.ts';

/** Where buttons send their updates; null is the cart itself. A feed has rules of its own. */
export const AddToCartContext = createContext<((update: CartLineUpdate) => void) | null>(null);
