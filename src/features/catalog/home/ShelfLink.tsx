import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';

interface ShelfLinkProps {
  /** Heading of the shelf, part of the accessible name. */
  title: string;
  source: NonNullable<ProductSearch['source']>;
}

/** A link from a shelf to the whole list. */
export function ShelfLink({ title, source }: ShelfLinkProps) {
  return (
    <LinkText to="/products" search={{ source }} size="sm" aria-label={`${title}: показать все`}>
      Показать все
    </LinkText>
  );
}
