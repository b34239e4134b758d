import { Skeleton, Stack } from '@mantine/core';

/** While a page without a skeleton of its own is on its way. */
export function RoutePending() {
  return (
    <Stack gap="md" aria-busy="true">
      <Skeleton height={36} width="min(24rem, 80%)" radius="sm" />
      <Skeleton height={120} />
      <Skeleton height={240} />
    </Stack>
  );
}
