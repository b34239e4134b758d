import { Text } from '@mantine/core';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { changeText } from './change-text.ts';

/** The change of a sum against the period before: «+12 %». More is neither good nor bad: no color. */
export function Change({ amount, previous }: { amount: number; previous: number }) {
  return (
    <Text component="span" size="sm" c="dimmed">
      {changeText(amount, previous)}
      <Hidden> к прошлому сроку</Hidden>
    </Text>
  );
}
