import { IconSearch } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import classes from './SearchField.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onWrite: (value: string) => void;
}

/** A small search field that filters the list beside it. */
export function SearchField({ className, value, onWrite, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const reportEarlyText = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onWrite(typed);
  });
  // Text that was typed before hydration is in the field, but `onWrite` has not been called for it.
  useEffect(() => reportEarlyText(), []);

  return (
    <span className={className ? `${classes.field} ${className}` : classes.field}>
      <IconSearch aria-hidden="true" className={classes.icon ?? ''} size="1rem" />
      <input
        type="search"
        className={classes.input}
        ref={field}
        value={value}
        onChange={(event) => onWrite(event.currentTarget.value)}
        {...rest}
      />
    </span>
  );
}
