import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './SelectField.module.css';

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
}

/**
 * The native select in the shop's style: a few bytes instead of kilobytes of a component library.
 */
export function SelectField({ options, className, ...rest }: SelectFieldProps) {
  return (
    <span className={className ? `${classes.field} ${className}` : classes.field}>
      <select className={classes.select} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown aria-hidden="true" className={classes.icon ?? ''} size="1rem" />
    </span>
  );
}
