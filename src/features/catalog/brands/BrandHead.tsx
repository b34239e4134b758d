import { useQuery } from '@tanstack/react-query';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './BrandHead.module.css';
import { brandQuery } from './brands-queries.ts';

/** Above the products of a brand: its logo, country and description. */
export function BrandHead({ brandID }: { brandID: string }) {
  const { data } = useQuery(brandQuery(brandID));
  if (!data) return null;
  const { brand, description } = data;
  return (
    <div className={classes.head}>
      {brand.logo && (
        <span className={classes.sign}>
          <FramedImage image={brand.logo} alt="" sizes="64px" priority />
        </span>
      )}
      <div className={classes.texts}>
        {description !== '' && <p className={classes.description}>{description}</p>}
        <p className={classes.quiet}>
          {brand.country !== null && <>{brand.country} · </>}
          <LinkText to="/brands" size="sm">
            Все бренды
          </LinkText>
        </p>
      </div>
    </div>
  );
}
