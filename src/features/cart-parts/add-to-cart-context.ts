import { createContext } from 'react';
import type { CartLineUpdate } from './cart-change.ts';

/** Where buttons leave their wishes; null is the cart itself. A feed has rules of its own. */
export const AddToCartContext = createContext<((wish: CartLineUpdate) => void) | null>(null);
