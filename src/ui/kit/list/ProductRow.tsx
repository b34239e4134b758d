import type { ReactNode } from 'react';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './ProductRow.module.css';

interface ProductRowProps {
  product: {
    slug: string;
    name: string;
    images: readonly { url: string; width: number; height: number }[];
  };
  /** Below the name. */
  note: ReactNode;
  /** No longer sold: paler. */
  gone?: boolean;
  /** Before the image: a checkbox. */
  leading?: ReactNode;
  /** At the right; below on a narrow screen. */
  children: ReactNode;
}

/** A product in a list: its data, a note and actions. */
export function ProductRow({ product, note, gone = false, leading, children }: ProductRowProps) {
  return (
    <li className={classes.row} data-gone={gone || undefined}>
      {leading}
      <div className={classes.image}>
        <FramedImage image={product.images[0]} alt="" sizes="62px" />
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

/** The container of the rows. */
export function ProductRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
