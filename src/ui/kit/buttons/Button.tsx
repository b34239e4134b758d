import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Button.module.css';

/** Appearance of a clickable element. */
export interface ButtonAppearance {
  variant?: 'filled' | 'light' | 'default' | 'subtle';
  /** Color of label and surface, by default the brand's; with `filled` only red. */
  color?: 'red' | 'orange' | 'gray';
  size?: 'compact-sm' | 'compact-md' | 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  /** Before the label: an icon. */
  leftSection?: ReactNode;
}

interface ButtonProps extends ButtonAppearance, Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** Pending after a click; cannot be clicked again until it is done. */
  loading?: boolean;
}

/** The button of all pages. */
export function Button({ loading = false, disabled, children, ...rest }: ButtonProps) {
  const { leftSection, ...attributes } = buttonAttributes(rest);
  return (
    <button
      type="button"
      {...attributes}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      <ButtonContent leftSection={leftSection}>{children}</ButtonContent>
    </button>
  );
}

/** A plain link that looks like a button. */
export function AnchorButton({
  children,
  ...rest
}: ButtonAppearance & Omit<ComponentPropsWithRef<'a'>, 'color'>) {
  const { leftSection, ...attributes } = buttonAttributes(rest);
  return (
    <a {...attributes}>
      <ButtonContent leftSection={leftSection}>{children}</ButtonContent>
    </a>
  );
}

function ButtonContent({ leftSection, children }: Pick<ButtonAppearance, 'leftSection'> & Inside) {
  return (
    <span className={classes.content}>
      {leftSection}
      {children}
    </span>
  );
}

interface Inside {
  children?: ReactNode;
}

/** Properties of the element: the appearance becomes data attributes that the styles read. */
function buttonAttributes<T extends ButtonAppearance & { className?: string | undefined }>(
  props: T,
) {
  const { variant = 'filled', size = 'sm', color, fullWidth, className, ...rest } = props;
  return {
    ...rest,
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
    'data-full': fullWidth || undefined,
  };
}
