import { Link } from '@tanstack/react-router';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { plainText } from '#src/lib/text/plain-text.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import tile from '#src/ui/kit/page/tile.module.css';
import { AdvertisingMark } from './AdvertisingMark.tsx';
import classes from './PromotionCard.module.css';
import { promotionPeriod } from './promotion-period.ts';

/** Aspect ratio of the images, width to height. */
const RATIO = 3;

interface PromotionCardProps {
  promotion: Promotion;
  /** Whether it is the first image of the page. */
  first: boolean;
}

/** One promotion in the list; links to its products. */
export function PromotionCard({ promotion, first }: PromotionCardProps) {
  const { id, name, creative, productCount } = promotion;
  return (
    <Link
      to="/products"
      search={{ source: 'PromotionProducts', promotion: id }}
      className={`${tile.tile} ${classes.card}`}
    >
      <FramedImage image={creative} alt="" priority={first} ratio={RATIO} />
      <span className={classes.texts}>
        <span className={classes.name}>{name}</span>
        <span className={classes.description}>{plainText(promotion.description)}</span>
        <span className={classes.quiet}>
          {promotionPeriod(promotion)} · {countOf(productCount, productForms)}
        </span>
        <AdvertisingMark promotion={promotion} className={classes.quiet} />
      </span>
    </Link>
  );
}
