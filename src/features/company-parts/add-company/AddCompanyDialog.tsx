import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#generated/api/model/index.ts';
import { ApiError, fieldMessages } from '#src/api/errors.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { QueryFailure } from '#src/features/failure-parts/QueryFailure.tsx';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { FormDialog } from '#src/ui/mantine/FormDialog.tsx';
import { companyRules, emptyCompany, missingOwnerFields, newCompany } from './add-company-form.ts';
import { CompanyReceipt } from './CompanyReceipt.tsx';
import { OrganizationList, UnknownOrganization } from './OrganizationList.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { organizationKey, readInn } from './organization-choices.ts';
import { useCompanyRequests } from './use-company-requests.ts';
import { useOrganizations } from './use-organizations.ts';

interface AddCompanyDialogProps {
  onClose: () => void;
  /** Goes on with what was being done, as the new company; without it the dialog offers what is next. */
  onAdded?: (customer: Customer) => void;
}

/** Becoming a company: an organization found by ИНН or name is registered at once. */
export function AddCompanyDialog({ onClose, onAdded }: AddCompanyDialogProps) {
  const { data: profile } = useQuery(profileQuery(true));
  const asked = missingOwnerFields(profile);
  const form = useForm({ initialValues: emptyCompany, validate: companyRules(asked) as never });
  const typed = form.values.query;
  const { query, found, isCurrent } = useOrganizations(typed);
  const { register, request, entrepreneur } = useCompanyRequests();
  const inn = readInn(typed);
  const chosen = found.find((one) => organizationKey(one) === form.values.organization);
  const ticket = request.data ?? entrepreneur.data;
  const failed = register.error ?? request.error ?? entrepreneur.error;
  const customer = register.data;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Добавить компанию"
      form={form}
      onSubmit={async (values) => {
        if (chosen === undefined) return;
        const added = await register.mutateAsync(newCompany(chosen, values, asked));
        onAdded?.(added);
      }}
      pending={register.isPending || (register.isSuccess && onAdded !== undefined)}
      error={failed && messagesOf(failed)}
      submitLabel="Добавить"
      receipt={
        customer && !onAdded
          ? {
              title: 'Компания добавлена',
              content: <CompanyReceipt customer={customer} onClose={onClose} />,
            }
          : ticket
            ? { title: receiptTitle, content: <TicketReceipt ticket={ticket} onClose={onClose} /> }
            : null
      }
    >
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
          onRequest={({ inn: number, kpp, name }) => request.mutate({ inn: number, kpp, name })}
          onClose={onClose}
        />
      )}
      {query.isSuccess && isCurrent && found.length === 0 && inn.error === null && (
        <UnknownOrganization
          inn={inn.inn}
          pending={request.isPending}
          onRequest={(number) => request.mutate({ inn: number })}
        />
      )}
      {chosen && <OwnerFields form={form} asked={asked} />}
      <div>
        <Text size="sm" c="dimmed">
          Вы индивидуальный предприниматель, и ИНН не находится? Менеджер подключит вас по данным
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
    </FormDialog>
  );
}

/** Messages of fields, or the reason why the whole request was rejected. */
function messagesOf(error: unknown): Record<string, string> {
  const fields = fieldMessages(error);
  const isRejected = error instanceof ApiError && (error.status === 409 || error.status === 422);
  return Object.keys(fields).length === 0 && isRejected ? { rejected: error.message } : fields;
}
