import { Group } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Purchase } from '#generated/api/model/purchase.ts';
import { fitQuantity } from '#src/features/cart-parts/quantity.ts';
import { useAddProducts } from '#src/features/cart-parts/use-add-products.ts';
import { ShareButton } from '#src/features/share-parts/ShareButton.tsx';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ExportButton } from '#src/ui/kit/list/ExportButton.tsx';
import type { PurchasesSearch } from './purchases-search.ts';
import { purchasesWorkbook } from './purchases-workbook.ts';

interface PurchasesToolbarProps {
  search: PurchasesSearch;
  /** Purchases of the current page. */
  purchases: readonly Purchase[];
}

/** Actions on the list: add the page to the cart, share it, export everything as a table. */
export function PurchasesToolbar({ search, purchases }: PurchasesToolbarProps) {
  const client = useQueryClient();
  const { add, pending } = useAddProducts();
  const available = purchases
    .filter(({ product }) => product.available)
    .map(({ product, lastQuantity }) => ({
      productID: product.id,
      quantity: fitQuantity(lastQuantity, product),
    }));
  return (
    <Group gap="sm">
      {available.length > 1 && (
        <Button
          loading={pending}
          leftSection={<IconShoppingCartPlus aria-hidden="true" size="1.125rem" />}
          onClick={() => add(available)}
        >
          Купить снова {countOf(available.length, productForms)}
        </Button>
      )}
      <ShareButton
        kind="Products"
        what={`Купленное на этой странице: ${countOf(purchases.length, productForms)}`}
        products={() =>
          purchases.map(({ product, lastQuantity }) => ({
            productID: product.id,
            quantity: lastQuantity,
          }))
        }
      />
      <ExportButton gather={() => purchasesWorkbook(client, search)} />
    </Group>
  );
}
