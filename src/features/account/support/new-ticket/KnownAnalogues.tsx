import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getGetProductBySlugQueryOptions } from '#generated/api/product/get-product-by-slug.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import classes from './KnownAnalogues.module.css';

interface KnownAnaloguesProps {
  slug: string;
  onOpen: () => void;
}

const SHOWN = 3;

/** Analogues from the catalog, shown before the user writes to a manager. */
export function KnownAnalogues({ slug, onOpen }: KnownAnaloguesProps) {
  const { data } = useQuery(
    getGetProductBySlugQueryOptions(slug, { query: { meta: { silent: true } } }),
  );
  if (!data || data.analogues.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Аналоги в наличии">
      <Text size="sm" fw={500}>
        Есть в наличии
      </Text>
      <ul className={classes.products}>
        {data.analogues.slice(0, SHOWN).map((product) => (
          <li key={product.id} className={classes.product}>
            <span className={classes.image}>
              <FramedImage image={product.images[0]} alt="" sizes="48px" />
            </span>
            <LinkText
              to="/products/$slug"
              params={{ slug: product.slug }}
              size="sm"
              tone="inherit"
              className={classes.name}
              onClick={onOpen}
            >
              {product.name}
            </LinkText>
            <strong className={classes.price}>
              {formatMoney(product.price)}
              {product.isContractPrice && ' по договору'}
            </strong>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        Если ни один не подходит, напишите, что важно.
      </Text>
    </Stack>
  );
}
