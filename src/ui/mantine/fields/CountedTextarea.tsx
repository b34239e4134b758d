import { Textarea, type TextareaProps } from '@mantine/core';

interface CountedTextareaProps extends TextareaProps {
  value?: string;
  /** Maximum number of characters of the trimmed text. */
  limit: number;
}

/** A textarea with a character counter. */
export function CountedTextarea({ limit, value = '', ...rest }: CountedTextareaProps) {
  const { length } = value.trim();
  return (
    <Textarea
      {...rest}
      value={value}
      autosize={false}
      description={`${length}/${limit}`}
      descriptionProps={{
        'data-print': 'hidden',
        ...(length > limit && { c: 'var(--mantine-color-error)' }),
      }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
