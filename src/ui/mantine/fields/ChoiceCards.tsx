import { Radio, Stack, Text } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import classes from './ChoiceCards.module.css';
import { neighborOf, tabStopOf } from './radio-keys.ts';

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

/**
 * A radio group of cards that can be clicked anywhere. As with native radio buttons, the group is one
 * tab stop and the arrow keys select.
 */
export function ChoiceCards({ label, choices, value, onChange, error }: ChoiceCardsProps) {
  const tabStop = tabStopOf(choices, value);
  return (
    <Radio.Group
      value={value ?? ''}
      onChange={onChange}
      // The element with the role takes its name from the label alone.
      label={<Hidden>{label}</Hidden>}
      labelProps={{ display: 'contents' }}
      {...(error !== undefined && { error })}
      onKeyDownCapture={onArrow}
    >
      <Stack gap="xs">
        {choices.map((choice) => (
          <div key={choice.value}>
            <ChoiceCard choice={choice} isTabStop={choice.value === tabStop} />
            {choice.below}
          </div>
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Instead of Mantine's handler, which stops at a disabled card. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const radios = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)'),
  ];
  const neighbor = neighborOf(radios, event.target, event.key);
  if (!neighbor) return;
  event.preventDefault();
  event.stopPropagation();
  neighbor.focus();
  neighbor.click();
}

function ChoiceCard({ choice, isTabStop }: { choice: Choice; isTabStop: boolean }) {
  const { value, title, description, aside, reason } = choice;
  return (
    <Radio.Card
      value={value}
      disabled={Boolean(reason)}
      tabIndex={isTabStop ? 0 : -1}
      className={classes.card ?? ''}
    >
      <div className={classes.row}>
        <Radio.Indicator className={classes.indicator ?? ''} />
        <Text component="span" fw={500}>
          {title}
        </Text>
        {aside && (
          <Text component="span" fw={600} className={classes.aside}>
            {aside}
          </Text>
        )}
        {description && (
          <Text component="span" size="sm" c="dimmed" className={classes.text}>
            {description}
          </Text>
        )}
        {reason && (
          <Text component="span" size="sm" className={`${classes.text} ${classes.reason}`}>
            {reason}
          </Text>
        )}
      </div>
    </Radio.Card>
  );
}
