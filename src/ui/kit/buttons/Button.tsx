import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Button.module.css';

/** How something that can be clicked looks. */
export interface ButtonLook {
  variant?: 'filled' | 'light' | 'default' | 'subtle';
  size?: 'compact-sm' | 'sm' | 'md';
  fullWidth?: boolean;
  /** Before the words: an icon. */
  leftSection?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Clicked already; cannot be clicked again until it is done. */
  loading?: boolean;
}

/** A button of public pages, in the look that the library's button has on the others. */
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

/** A link to somewhere else that looks like a button. */
export function AnchorButton({ children, ...rest }: ButtonLook & ComponentPropsWithRef<'a'>) {
  const { leftSection, ...attributes } = buttonAttributes(rest);
  return (
    <a {...attributes}>
      <ButtonContent leftSection={leftSection}>{children}</ButtonContent>
    </a>
  );
}

function ButtonContent({ leftSection, children }: Pick<ButtonLook, 'leftSection'> & Inside) {
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

/** Properties of the element: the look becomes data that the styles read. */
function buttonAttributes<T extends ButtonLook & { className?: string | undefined }>(props: T) {
  const { variant = 'filled', size = 'sm', fullWidth, className, ...rest } = props;
  return {
    ...rest,
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
  };
}
