import type { ReactNode } from 'react';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Picture } from '#src/ui/kit/content/Picture.tsx';
import classes from './ProductRow.module.css';

interface ProductRowProps {
  product: {
    slug: string;
    name: string;
    images: readonly { url: string; width: number; height: number }[];
  };
  /** Below the name. */
  note: ReactNode;
  /** Cannot be had any more: a little paler. */
  gone?: boolean;
  /** At the right; below on a narrow screen. */
  children: ReactNode;
}

/** One product of a list on a plate: what it is, a word about it, and what can be done. */
export function ProductRow({ product, note, gone = false, children }: ProductRowProps) {
  return (
    <li className={classes.row} data-gone={gone || undefined}>
      <div className={classes.picture}>
        <Picture picture={product.images[0]} alt="" sizes="62px" />
      </div>
      <div className={classes.texts}>
        <LinkText to="/products/$slug" params={{ slug: product.slug }} tone="inherit">
          {product.name}
        </LinkText>
        <div className={classes.note}>{note}</div>
      </div>
      <div className={classes.aside}>{children}</div>
    </li>
  );
}

/** The plate on which the rows lie. */
export function ProductRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
