import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface SelectFieldProps extends Omit<NativeSelectProps, 'data'> {
  options: NonNullable<NativeSelectProps['data']>;
}

/**
 * The native select of forms and filters, with label, description and error. `ui/kit` has one of the
 * same name and properties for public pages, so that moving a part is a change of its import.
 */
export function SelectField({ options, ...rest }: SelectFieldProps) {
  return <NativeSelect {...rest} data={options} />;
}
