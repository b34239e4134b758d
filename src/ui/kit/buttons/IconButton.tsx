import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tooltip } from '#src/ui/kit/messages/tooltip.ts';
import classes from './IconButton.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** What the button does; its name for screen readers and its tooltip. */
  label: string;
  /** `on` shows a selected state, `raised` is for buttons over an image. */
  tone?: 'quiet' | 'on' | 'raised';
  children: ReactNode;
}

/** A button that is only an icon, with its name in a tooltip. */
export function IconButton({ label, tone = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...tooltip(label)}
      {...rest}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-tone={tone}
    />
  );
}
