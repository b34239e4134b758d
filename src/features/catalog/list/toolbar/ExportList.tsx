import { useQueryClient } from '@tanstack/react-query';
import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { ExportButton } from '#src/ui/kit/list/ExportButton.tsx';
import { listWorkbook } from './list-workbook.ts';

/** Exports the list; shown above the table only, so it is in the table's chunk. */
export function ExportList({ search }: { search: ProductSearch }) {
  const client = useQueryClient();
  return <ExportButton gather={() => listWorkbook(client, search)} />;
}
