import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** An icon or a drawing; decorative. */
  icon?: ReactNode;
  title: string;
  /** What it means and what can be done. */
  description?: ReactNode;
  /** The button that does it, or several. */
  actions?: ReactNode;
  /** 1 when the state is the whole page. */
  headingOrder?: 1 | 2 | 3;
}

/** Nothing here, no access, not found: says why and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, description, actions, headingOrder = 2 } = props;
  return (
    <Stack className={classes.state ?? ''} align="center" gap="xs">
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Title order={headingOrder} size="h2" ta="center">
        {title}
      </Title>
      {description && (
        <Text component="div" c="dimmed" ta="center" className={classes.description ?? ''}>
          {description}
        </Text>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </Stack>
  );
}
