import { Loader, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getGetProductBySlugQueryOptions } from '#generated/api/product/get-product-by-slug.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

interface RepeatAnaloguesProps {
  /** Slug of the unavailable product. */
  slug: string;
  group: string;
  chosen: string | null;
  onChoose: (productID: string | null) => void;
}

const SHOWN = 3;
const NOTHING = '';

/** Analogues from the catalog; none is chosen by default. */
export function RepeatAnalogues({ slug, group, chosen, onChoose }: RepeatAnaloguesProps) {
  const { data, isPending } = useQuery(
    getGetProductBySlugQueryOptions(slug, { query: { meta: { silent: true } } }),
  );
  if (isPending) return <Loader size="sm" aria-label="Ищем замену" />;
  const analogues = data?.analogues.slice(0, SHOWN) ?? [];
  if (analogues.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Замены в наличии нет.
      </Text>
    );
  }
  return (
    <Radio.Group
      label="Взять вместо него"
      name={group}
      value={chosen ?? NOTHING}
      onChange={(value) => onChoose(value === NOTHING ? null : value)}
      mt="xs"
    >
      <Stack gap="xs" mt="xs">
        <Radio value={NOTHING} label="Ничего" />
        {analogues.map(({ id, name, price }) => (
          <Radio key={id} value={id} label={`${name}, ${formatMoney(price)}`} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
