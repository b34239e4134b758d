import { useQueryClient } from '@tanstack/react-query';
import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { ExportButton } from '#src/ui/kit/list/ExportButton.tsx';
import { listWorkbook } from './list-workbook.ts';

/** Saves the list; stands above the table alone, so it comes with the table's code. */
export function ExportList({ search }: { search: ProductSearch }) {
  const client = useQueryClient();
  return <ExportButton gather={() => listWorkbook(client, search)} />;
}
