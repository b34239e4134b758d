import { Link } from '@tanstack/react-router';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { AdvertisingMark } from '#src/features/catalog/promotions/AdvertisingMark.tsx';
import { formatDayMonth } from '#src/lib/dates/dates.ts';
import { moscowYear } from '#src/lib/dates/moscow-day.ts';
import { plainText } from '#src/lib/text/plain-text.ts';
import { BannerImage } from './BannerImage.tsx';
import classes from './BannerSlide.module.css';

interface BannerSlideProps {
  promotion: Promotion;
  first?: boolean;
  /** False shows the default banner until the image is needed. */
  requested?: boolean;
}

/** A promotion as a banner that links to its products. */
export function BannerSlide({ promotion, first = false, requested = true }: BannerSlideProps) {
  const { id, name, endsAt } = promotion;
  const description = plainText(promotion.description);
  return (
    <Link
      to="/products"
      search={{ source: 'PromotionProducts', promotion: id }}
      className={classes.banner}
      draggable={false}
    >
      <BannerImage promotion={promotion} first={first} requested={requested} />
      <span className={classes.texts}>
        <span className={classes.name}>{name}</span>
        {description !== '' && <span className={classes.description}>{description}</span>}
        <span className={classes.until}>до {formatDayMonth(endsAt, moscowYear(new Date()))}</span>
        <span className={classes.more} aria-hidden="true">
          Смотреть
        </span>
        <AdvertisingMark promotion={promotion} className={classes.mark} />
      </span>
    </Link>
  );
}
