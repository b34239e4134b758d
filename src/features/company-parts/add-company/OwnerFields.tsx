import { Group, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PhoneInput } from '#src/ui/mantine/fields/PhoneInput.tsx';
import type { CompanyValues, OwnerField } from './add-company-form.ts';

interface OwnerFieldsProps {
  form: UseFormReturnType<CompanyValues>;
  missing: readonly OwnerField[];
}

/** The owner's name and phone, where the profile has none. */
export function OwnerFields({ form, missing }: OwnerFieldsProps) {
  if (missing.length === 0) return null;
  return (
    <>
      <Group grow align="flex-start">
        {missing.includes('lastName') && (
          <TextInput
            label="Ваша фамилия"
            required
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        )}
        {missing.includes('firstName') && (
          <TextInput
            label="Ваше имя"
            required
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
        )}
      </Group>
      {missing.includes('phone') && (
        <PhoneInput label="Ваш телефон" required {...form.getInputProps('phone')} />
      )}
    </>
  );
}
