import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import { useGetPartner } from '#generated/api/partners/get-partner.ts';
import { useListPartners } from '#generated/api/partners/list-partners.ts';
import { refreshCart } from '#src/features/cart-parts/change/cart-cache.ts';
import {
  edoLabel,
  ordersAccessLabel,
  tradingAccessLabel,
} from '#src/features/company-parts/access-labels.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { isAwaiting } from './application-rights.ts';

/** Polling interval while an application is being decided, milliseconds. */
const FOLLOW_MS = 5_000;

type Applications = Pick<PartnerSummary, 'ordersAccess' | 'tradingAccess' | 'edo'>;

/** The states as text, which screen readers announce after a change. */
function toSentences({ ordersAccess, tradingAccess, edo }: Applications): string[] {
  return [
    `Допуск к заказам: ${ordersAccessLabel(ordersAccess).text}`,
    `Оптовый доступ: ${tradingAccessLabel(tradingAccess).text}`,
    `ЭДО: ${edoLabel(edo).text}`,
  ];
}

/** Polls a company while one of its applications is being decided; announces the decision. */
export function useLiveApplications(id: string): void {
  const client = useQueryClient();
  const { data } = useGetPartner(id, {
    query: {
      refetchInterval: ({ state }) => state.data && isAwaiting(state.data) && FOLLOW_MS,
      meta: { silent: true },
    },
  });
  const known = useRef<readonly string[] | null>(null);
  const states = data && toSentences(data);
  const written = states?.join('\n');
  useEffect(() => {
    const now = written?.split('\n') ?? null;
    const before = known.current;
    known.current = now;
    if (before === null || now === null) return;
    const changed = now.filter((state, index) => state !== before[index]);
    if (changed.length === 0) return;
    announce(changed.join('. '));
    // Access opens products in the cart and, through its preview, in all lists.
    refreshCart(client);
  }, [client, written]);
}

/** Polls the list of companies while an application of any is being decided. */
export function useLiveCompanies(): void {
  useListPartners({
    query: {
      refetchInterval: ({ state }) => state.data?.items.some(isAwaiting) && FOLLOW_MS,
      meta: { silent: true },
    },
  });
}
