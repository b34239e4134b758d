import { getSession } from '#src/auth/session-store.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';

/** Announces a requested quantity, unless the user has to sign in first. */
export function announceQuantity(product: { name: string }, quantity: number): void {
  if (getSession().status === 'unauthenticated') return;
  announce(quantity > 0 ? `В корзине ${quantity} шт.: ${product.name}` : `Убрано: ${product.name}`);
}
