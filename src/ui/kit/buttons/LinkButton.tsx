import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { AnchorButton } from './Button.tsx';
import classes from './LinkText.module.css';

interface AnchorTextProps extends ComponentPropsWithRef<'a'> {
  size?: 'sm' | 'md';
  /** `inherit` uses the color of the surrounding text: a name that is also a link. */
  tone?: 'link' | 'inherit';
}

/** A plain text link: to a file, another site. */
export function AnchorText({ size = 'md', tone = 'link', className, ...rest }: AnchorTextProps) {
  return (
    <a
      {...rest}
      className={className ? `${classes.link} ${className}` : classes.link}
      data-size={size}
      data-tone={tone}
    />
  );
}

/**
 * A link to a route that looks like a button; `to`, `params` and `search` are checked by the
 * router.
 */
export const LinkButton = createLink(AnchorButton);

/** A text link to a route. */
export const LinkText = createLink(AnchorText);
