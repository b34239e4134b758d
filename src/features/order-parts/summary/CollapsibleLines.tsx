import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { OrderItem } from '#generated/api/model/index.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { withGifts } from '#src/lib/numbers/product-count.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { useMedia } from '#src/ui/kit/page/window/use-media.ts';
import classes from './CollapsibleLines.module.css';
import { OrderLines } from './OrderLines.tsx';

/** «28 из 30 товаров». */
const formsAfterOf = ['товара', 'товаров', 'товаров'] as const;

/** Images beside «4 товара»: enough to recognize the order. */
const SHOWN_IMAGES = 3;

interface CollapsibleLinesProps {
  orderID: string;
  items: readonly OrderItem[];
}

/** The lines, collapsed: the totals beside the sections stay short for any number of lines. */
export function CollapsibleLines({ orderID, items }: CollapsibleLinesProps) {
  const [open, setOpen] = useState(false);
  // Expanded in print.
  const shown = useMedia('print') || open;
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={classes.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {contentsOf(items)}
        <IconChevronDown aria-hidden="true" size="1.25rem" className={classes.arrow ?? ''} />
        {!shown && (
          <span className={classes.images}>
            {items.slice(0, SHOWN_IMAGES).map(({ product, isGift }) => (
              <span key={`${product.id}-${isGift}`} className={classes.image}>
                <FramedImage image={product.images[0] ?? null} alt="" sizes="36px" />
              </span>
            ))}
          </span>
        )}
      </button>
      <div id={id} className={classes.lines} hidden={!shown}>
        {shown && <OrderLines orderID={orderID} items={items} />}
      </div>
    </div>
  );
}

function contentsOf(items: readonly OrderItem[]): string {
  const lines = items.filter(({ isGift }) => !isGift);
  const orderable = lines.filter(
    ({ availability }) => availability === 'Available' || availability === 'Reduced',
  ).length;
  const bought =
    orderable === lines.length
      ? countOf(lines.length, productForms)
      : `${orderable} из ${countOf(lines.length, formsAfterOf)}`;
  return withGifts(bought, items);
}
