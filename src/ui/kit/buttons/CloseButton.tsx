import { IconX } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './CloseButton.module.css';

interface CloseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** Accessible name: «Закрыть уведомление». */
  label: string;
}

/** A small cross that closes or removes something. */
export function CloseButton({ label, ...rest }: CloseButtonProps) {
  return (
    <button type="button" className={classes.button} aria-label={label} {...rest}>
      <IconX aria-hidden="true" size="1.25rem" stroke={1.75} />
    </button>
  );
}
