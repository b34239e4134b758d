import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetCartQueryOptions } from '#generated/api/cart/get-cart.ts';
import { getGetCartPreviewQueryOptions } from '#generated/api/cart/get-cart-preview.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';
import { useCart } from '#src/features/cart-parts/cart-query.ts';
import type { Choice } from '#src/lib/choices.ts';

/** The value of the user as the buyer; a company's is its id. */
const MYSELF = '';

/** Who buys the products of a file: the buyer of the cart until another is chosen. */
export interface ImportBuyer {
  /** The user and the companies, to choose from; only the user while there is no company. */
  choices: Choice[];
  value: string;
  choose: (value: string) => void;
  /** The company whose prices and availability apply; null for a person. */
  partnerID: string | null;
  /** The choices or the cart failed to load. */
  hasFailed: boolean;
  retry: () => void;
  /** Whose prices apply is not known yet. */
  isPending: boolean;
}

/** For whom a file is imported: the buyer of the cart, or another company of the user. */
export function useImportBuyer(): ImportBuyer {
  const customers = useQuery({ ...getListCustomersQueryOptions(), meta: { silent: true } });
  const client = useQueryClient();
  const { cart, isPending } = useCart();
  const [chosen, setChosen] = useState<string | null>(null);
  const items = customers.data?.items ?? [];
  const companies = items.flatMap(({ partner }) =>
    partner ? [{ value: partner.id, label: partner.name }] : [],
  );
  const value = chosen ?? cart?.order.customer?.partner?.id ?? MYSELF;
  return {
    choices: [{ value: MYSELF, label: 'Для себя, без компании' }, ...companies],
    value,
    choose: setChosen,
    partnerID: value === MYSELF ? null : value,
    hasFailed: customers.isLoadingError || (cart === undefined && !isPending),
    retry: () => {
      void customers.refetch();
      for (const { queryKey } of [getGetCartPreviewQueryOptions(), getGetCartQueryOptions()]) {
        void client.refetchQueries({ queryKey, type: 'active' });
      }
    },
    isPending: cart === undefined && chosen === null,
  };
}
