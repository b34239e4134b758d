import { Group, Radio, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ChoiceCards.module.css';

export interface Choice {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** At the right: a price, a date. */
  aside?: ReactNode;
  /** Why it cannot be chosen; a choice with a reason is disabled and shows it. */
  reason?: string | null;
  /** Below the card: terms, or where to get help when it cannot be chosen. */
  below?: ReactNode;
}

interface ChoiceCardsProps {
  label: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A radio group of cards that can be clicked anywhere. */
export function ChoiceCards({ label, choices, value, onChange, error }: ChoiceCardsProps) {
  return (
    <Radio.Group
      value={value ?? ''}
      onChange={onChange}
      aria-label={label}
      {...(error !== undefined && { error })}
    >
      <Stack gap="xs">
        {choices.map((choice) => (
          <div key={choice.value}>
            <ChoiceCard choice={choice} />
            {choice.below}
          </div>
        ))}
      </Stack>
    </Radio.Group>
  );
}

function ChoiceCard({ choice }: { choice: Choice }) {
  const { value, title, description, aside, reason } = choice;
  return (
    <Radio.Card value={value} disabled={Boolean(reason)} className={classes.card ?? ''}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Radio.Indicator className={classes.indicator ?? ''} />
        <div className={classes.texts}>
          <Text component="span" fw={500} display="block">
            {title}
          </Text>
          {description && (
            <Text component="span" size="sm" c="dimmed" display="block">
              {description}
            </Text>
          )}
          {reason && (
            <Text component="span" size="sm" className={classes.reason} display="block">
              {reason}
            </Text>
          )}
        </div>
        {aside && (
          <Text component="span" fw={600} className={classes.aside}>
            {aside}
          </Text>
        )}
      </Group>
    </Radio.Card>
  );
}
