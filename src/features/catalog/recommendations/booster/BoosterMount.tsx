import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getNonce } from 'get-nonce';
import { useEffect, useRef } from 'react';
import { getGetProductByMarketIDQueryOptions } from '#generated/api/product/get-product-by-market-i-d.ts';
import { logError } from '#src/features/catalog/recommendations/log-error.ts';
import classes from './BoosterMount.module.css';
import { runCartOperation, runCompare } from './booster-operations.ts';
import { boosterPorts } from './booster-ports.ts';
import type { BoosterHandle } from './booster-widget.ts';
import { loadBooster } from './load-booster.ts';

interface BoosterMountProps {
  url: string;
  query: string;
  /** Called before a navigation to a product's page. */
  onLeave?: (() => void) | undefined;
  /** Called with the result of an operation: «add 100245: 2». */
  onDone?: ((line: string) => void) | undefined;
}

/** The container of the search widget; nothing when the widget fails to load. */
export function BoosterMount({ url, query, onLeave, onDone }: BoosterMountProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<BoosterHandle | null>(null);
  // The widget's callbacks use the values of the last render.
  const latest = useRef({ query, onLeave, onDone, navigate });
  useEffect(() => {
    latest.current = { query, onLeave, onDone, navigate };
    handle.current?.search(query);
  });

  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let left = false;
    const ports = boosterPorts(client);
    const onCart = async (operation: unknown) => {
      const done = await runCartOperation(operation, ports);
      const { type } = (operation ?? {}) as { type?: unknown };
      latest.current.onDone?.(done ? `${type} ${done.marketID}: ${done.quantity}` : `${type}: –`);
      if (done) handle.current?.setQuantity(done.marketID, done.quantity);
    };
    const onCompare = async (marketID: unknown) => {
      const done = await runCompare(marketID, ports);
      latest.current.onDone?.(`compare: ${done ? '+' : '–'}`);
    };
    const onOpen = async (marketID: unknown) => {
      const known = await client.ensureQueryData(
        getGetProductByMarketIDQueryOptions(String(marketID)),
      );
      if (!known.slug) return;
      latest.current.onLeave?.();
      void latest.current.navigate({ to: '/products/$slug', params: { slug: known.slug } });
    };
    const failed = (error: unknown) => logError('search-booster: the widget failed', error);
    loadBooster(url)
      .then(({ mount }) => {
        if (left) return;
        handle.current = mount({
          root,
          nonce: getNonce() ?? '',
          locale: 'ru',
          onCart: (operation) => void onCart(operation),
          onCompare: (marketID) => void onCompare(marketID),
          onOpen: (marketID) => void onOpen(marketID).catch(failed),
        });
        handle.current.search(latest.current.query);
      })
      .catch(failed);
    return () => {
      left = true;
      handle.current?.destroy();
      handle.current = null;
    };
  }, [url, client]);

  return <div ref={place} className={classes.place} />;
}
