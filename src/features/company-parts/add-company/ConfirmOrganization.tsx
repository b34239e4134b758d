import { Checkbox, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { PartnerSuggestion } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import type { CompanyValues, OwnerField } from './add-company-form.ts';
import classes from './ConfirmOrganization.module.css';
import { OwnerFields } from './OwnerFields.tsx';
import { organizationRequisites } from './organization-choices.ts';

interface ConfirmOrganizationProps {
  organization: PartnerSuggestion;
  form: UseFormReturnType<CompanyValues>;
  missing: readonly OwnerField[];
  pending: boolean;
  onBack: () => void;
}

/** The second step: what the register says of the organization, and the user's word that it is theirs. */
export function ConfirmOrganization(props: ConfirmOrganizationProps) {
  const { organization, form, missing, pending, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The list that had the focus was replaced.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <div>
        <Text component="h3" fw={600} size="lg" tabIndex={-1} ref={heading}>
          {organization.name}
        </Text>
        <dl className={classes.requisites}>
          {organizationRequisites(organization).map(({ name, value }) => (
            <div key={name} className={classes.requisite}>
              <dt className={classes.name}>{name}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Button variant="subtle" size="compact-sm" disabled={pending} onClick={onBack}>
          Другая организация
        </Button>
      </div>
      <Text size="sm">
        Счета и{'\u00A0'}накладные будем выписывать на{'\u00A0'}эти реквизиты. Вы станете
        владельцем: сможете приглашать коллег и{'\u00A0'}решать, кто что покупает.
      </Text>
      <OwnerFields form={form} missing={missing} />
      <Checkbox
        label={'Реквизиты верны, и\u00A0я вправе покупать от\u00A0имени этой организации'}
        required
        {...form.getInputProps('confirmed', { type: 'checkbox' })}
      />
    </Stack>
  );
}
