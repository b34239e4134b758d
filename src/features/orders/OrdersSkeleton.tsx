import { Skeleton, Stack } from '@mantine/core';

/** Rows in the shape of orders, while the first page is on its way. */
export function OrdersSkeleton() {
  return (
    <Stack gap="sm" aria-label="Загружаем заказы" role="status">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} h="6rem" radius="lg" />
      ))}
    </Stack>
  );
}
