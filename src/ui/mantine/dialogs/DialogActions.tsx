import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

interface DialogActionsProps {
  /** Gives its place to a question, without unmounting the buttons. */
  isHidden?: boolean;
  children: ReactNode;
}

/** The buttons at the foot of a dialog, in view while the rest scrolls. */
export function DialogActions({ isHidden = false, children }: DialogActionsProps) {
  return (
    <Group
      justify="flex-end"
      gap="xs"
      className={classes.actions ?? ''}
      display={isHidden ? 'none' : 'flex'}
    >
      {children}
    </Group>
  );
}
