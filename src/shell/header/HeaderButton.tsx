import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { tooltip } from '#src/ui/kit/messages/tooltip.ts';
import classes from './HeaderButton.module.css';

interface Labeled {
  /** Name for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
  /** Shown as a badge; nothing at 0 or while unknown. */
  count?: number | null;
  /** Announced after the label: «3 товара». */
  countLabel?: string;
  /** A short text below the icon, cut off where it doesn't fit; the label has it too. */
  caption?: string;
}

type AsButton = Labeled & Omit<ComponentPropsWithRef<'button'>, keyof Labeled>;
type AsLink = Omit<Labeled, 'caption'> & Omit<ComponentPropsWithRef<'a'>, keyof Labeled>;

/** A button of the header with an icon. */
export function HeaderButton({ label, icon, count, countLabel, caption, ...rest }: AsButton) {
  return (
    <button type="button" className={classes.button} {...tooltip(label)} {...rest}>
      <Content label={label} icon={icon} count={count ?? 0} countLabel={countLabel ?? ''} />
      {caption && (
        <span className={classes.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </button>
  );
}

function Anchor({ label, icon, count, countLabel, className = '', ...rest }: AsLink) {
  return (
    // The router adds a class of its own to the link of the current page.
    <a className={`${classes.button} ${className}`} {...tooltip(label)} {...rest}>
      <Content label={label} icon={icon} count={count ?? 0} countLabel={countLabel ?? ''} />
    </a>
  );
}

/** A link of the header with an icon. */
export const HeaderLink = createLink(Anchor);

function Content({ label, icon, count, countLabel }: Required<Omit<Labeled, 'caption'>>) {
  return (
    <>
      {icon}
      <Hidden>{label}</Hidden>
      {count !== null && count > 0 && (
        <>
          <span className={classes.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <Hidden>{`: ${countLabel === '' ? count : countLabel}`}</Hidden>
        </>
      )}
    </>
  );
}
