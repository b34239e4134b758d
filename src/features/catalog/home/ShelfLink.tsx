import type { ProductSearch } from '#src/features/catalog/list/query/product-search.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';

interface ShelfLinkProps {
  /** Heading of the shelf: the link is read out with it. */
  title: string;
  source: NonNullable<ProductSearch['source']>;
}

/** The way from a shelf to the whole list. */
export function ShelfLink({ title, source }: ShelfLinkProps) {
  return (
    <LinkText to="/products" search={{ source }} size="sm" aria-label={`${title}: показать все`}>
      Показать все
    </LinkText>
  );
}
