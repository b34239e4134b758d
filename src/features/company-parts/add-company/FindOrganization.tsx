import { Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PartnerRequest } from '#generated/api/model/index.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { type CompanyValues, type OwnerField, ownerRules, typedOwner } from './add-company-form.ts';
import { OrganizationList, UnknownOrganization } from './OrganizationList.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { readInn } from './organization-choices.ts';
import type { useCompanyRequests } from './use-company-requests.ts';
import type { useOrganizations } from './use-organizations.ts';

interface FindOrganizationProps {
  form: UseFormReturnType<CompanyValues>;
  missing: readonly OwnerField[];
  organizations: ReturnType<typeof useOrganizations>;
  requests: ReturnType<typeof useCompanyRequests>;
  onClose: () => void;
}

/** The first step: an organization of the register, or what to do when it has none to add. */
export function FindOrganization(props: FindOrganizationProps) {
  const { form, missing, organizations, requests, onClose } = props;
  const { query, found, isCurrent } = organizations;
  const { request, entrepreneur } = requests;
  const inn = readInn(form.values.query);
  const isUnknown = query.isSuccess && isCurrent && found.length === 0 && inn.error === null;
  const isUnavailable = query.isError && isCurrent && inn.inn !== null;
  const canRequest =
    isUnavailable ||
    (isUnknown && inn.inn !== null) ||
    found.some((one) => one.registered && !one.partnerID);
  // Who reads the request must know whom to reach.
  const send = (body: PartnerRequest) => {
    const rules = ownerRules(missing);
    const wrong = missing.filter((field) => {
      const message = rules[field](form.values[field]);
      form.setFieldError(field, message);
      return message !== null;
    });
    const [first] = wrong;
    if (first !== undefined) form.getInputNode(first)?.focus();
    else request.mutate({ ...body, ...typedOwner(form.values, missing) });
  };
  return (
    <>
      <TextInput
        label="ИНН или название"
        description="Найдём в справочнике и заполним реквизиты сами"
        required
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('query')}
        error={inn.error ?? form.errors.query}
        onChange={(event) => {
          form.setFieldValue('query', event.currentTarget.value);
          form.setFieldValue('organization', '');
        }}
      />
      <QueryFailure query={query} />
      {found.length > 0 && (
        <OrganizationList
          found={found}
          value={form.values.organization}
          onChange={(key) => form.setFieldValue('organization', key)}
          error={form.errors.organization as string | undefined}
          pending={request.isPending}
          onRequest={({ inn: number, kpp, name }) => send({ inn: number, kpp, name })}
          onClose={onClose}
        />
      )}
      {(isUnknown || isUnavailable) && (
        <UnknownOrganization
          inn={inn.inn}
          isUnavailable={isUnavailable}
          pending={request.isPending}
          onRequest={(number) => send({ inn: number })}
        />
      )}
      {canRequest && <OwnerFields form={form} missing={missing} />}
      <div>
        <Text size="sm" c="dimmed">
          Вы индивидуальный предприниматель, и ИНН не находится? Менеджер подключит вас по данным
          профиля.
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={entrepreneur.isPending}
          onClick={() => entrepreneur.mutate()}
        >
          Покупать как предприниматель
        </Button>
      </div>
    </>
  );
}
