import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { formatDayMonth } from '#src/lib/dates.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import classes from './Banners.module.css';
import { bannersQuery } from './home-queries.ts';

/** Width to height of the drawings. */
const RATIO = 2.5;

/** The promotions: the first large, the rest beside it; a strip that snaps on a phone. */
export function Banners() {
  const { data, isError } = useQuery(bannersQuery());
  if (isError || data?.items.length === 0) return null;
  return (
    <section aria-label="Акции" className={classes.banners}>
      <ul className={classes.strip}>
        {data ? (
          data.items.slice(0, 5).map((promotion, index) => (
            <li key={promotion.id} className={classes.cell}>
              <Banner promotion={promotion} first={index === 0} />
            </li>
          ))
        ) : (
          <li className={classes.cell}>
            <Skeleton height="100%" />
          </li>
        )}
      </ul>
    </section>
  );
}

interface BannerProps {
  promotion: Promotion;
  /** Seen first of all pictures of the page. */
  first: boolean;
}

function Banner({ promotion, first }: BannerProps) {
  const { id, name, creative, endsAt } = promotion;
  const description = plainText(promotion.description);
  return (
    <Link
      to="/products"
      search={{ source: 'PromotionProducts', promotion: id }}
      className={classes.banner}
    >
      {creative && (
        <span className={classes.picture}>
          <Picture picture={creative} alt="" priority={first} ratio={RATIO} />
        </span>
      )}
      <span className={classes.texts}>
        <span className={classes.name}>{name}</span>
        {description !== '' && <span className={classes.description}>{description}</span>}
        <span className={classes.until}>до {formatDayMonth(endsAt, new Date().getFullYear())}</span>
      </span>
    </Link>
  );
}
