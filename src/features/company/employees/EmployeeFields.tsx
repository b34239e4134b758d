import { Group, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PartnerRole } from '#generated/api/model/index.ts';
import { roleLabels, roleRights } from '#src/features/company-parts/role-labels.ts';
import { PhoneInput } from '#src/ui/mantine/fields/PhoneInput.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import type { EmployeeValues } from './employee-form.ts';

interface EmployeeFieldsProps {
  form: UseFormReturnType<EmployeeValues>;
  /** Roles the user may give; empty hides the field. */
  roles: readonly PartnerRole[];
  /** The person has confirmed the phone and changes it alone. */
  phoneConfirmed: boolean;
}

/** The fields of an employee: who it is, the role with its rights in words, the limits. */
export function EmployeeFields({ form, roles, phoneConfirmed }: EmployeeFieldsProps) {
  const chosen = roles.find((role) => role === form.values.role);
  return (
    <>
      <Group grow align="flex-start">
        <TextInput label="Фамилия" required data-autofocus {...form.getInputProps('lastName')} />
        <TextInput label="Имя" required {...form.getInputProps('firstName')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label="Отчество" {...form.getInputProps('middleName')} />
        <TextInput label="Должность" {...form.getInputProps('position')} />
      </Group>
      <PhoneInput
        label="Телефон"
        autoComplete="off"
        readOnly={phoneConfirmed}
        description={phoneConfirmed ? 'Сотрудник подтвердил его и меняет сам' : undefined}
        {...form.getInputProps('phone')}
      />
      <TextInput label="Email" type="email" {...form.getInputProps('email')} />
      {roles.length > 0 && (
        <SelectField
          label="Роль"
          description={chosen && roleRights[chosen]}
          options={roles.map((value) => ({ value, label: roleLabels[value] }))}
          {...form.getInputProps('role')}
        />
      )}
      <Group grow align="flex-start">
        <TextInput
          label="Предел на заказ, ₽"
          inputMode="decimal"
          placeholder="Без предела"
          {...form.getInputProps('orderLimit')}
        />
        <TextInput
          label="Предел на месяц, ₽"
          inputMode="decimal"
          placeholder="Без предела"
          {...form.getInputProps('monthLimit')}
        />
      </Group>
    </>
  );
}
