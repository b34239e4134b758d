import { createContext } from 'react';
import type { CartWish } from './cart-change.ts';

/** Where buttons leave their wishes; null is the cart itself. A feed has rules of its own. */
export const CartDoor = createContext<((wish: CartWish) => void) | null>(null);
