import { useEffect, useState } from 'react';
import { isOffline } from '#src/browser/connection.ts';
import { subscribeCartFailures } from '#src/features/cart-parts/cart-actions.ts';

/**
 * What a line says after a change of it could not be sent because there is no connection: the line
 * shows the server's quantity again, and nothing is sent later. Null once the connection is back.
 */
export function useUnsentChange(productID: string, quantity: number): string | null {
  const [unsent, setUnsent] = useState<'changed' | 'removed' | null>(null);
  useEffect(() => {
    const forget = () => setUnsent(null);
    const unsubscribe = subscribeCartFailures((wish) => {
      if (wish.productID === productID && isOffline()) {
        setUnsent(wish.quantity === 0 ? 'removed' : 'changed');
      }
    });
    window.addEventListener('online', forget);
    return () => {
      unsubscribe();
      window.removeEventListener('online', forget);
    };
  }, [productID]);
  if (unsent === null) return null;
  return unsent === 'removed'
    ? 'Нет соединения: товар не удалён'
    : `Нет соединения: количество не изменено, осталось ${quantity} шт.`;
}
