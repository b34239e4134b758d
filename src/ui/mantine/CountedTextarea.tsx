import { Textarea, type TextareaProps } from '@mantine/core';

interface CountedTextareaProps extends TextareaProps {
  value?: string;
  /** Most characters, spaces at the ends not counted. */
  limit: number;
}

/** A field for words that shows how many of how many there are. */
export function CountedTextarea({ limit, value = '', ...rest }: CountedTextareaProps) {
  const { length } = value.trim();
  return (
    <Textarea
      {...rest}
      value={value}
      autosize={false}
      description={`${length}/${limit}`}
      descriptionProps={length > limit ? { c: 'var(--mantine-color-error)' } : {}}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
