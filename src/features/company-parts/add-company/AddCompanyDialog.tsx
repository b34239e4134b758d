import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#generated/api/model/index.ts';
import { isRateLimited } from '#src/api/errors.ts';
import { fieldMessages, formRejections } from '#src/api/form-rejections.ts';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { receiptTitle, TicketReceipt } from '#src/features/support-parts/TicketReceipt.tsx';
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { AccessReceipt, accessReceiptTitle } from './AccessReceipt.tsx';
import {
  companyRules,
  emptyCompany,
  missingOwnerFields,
  newCompany,
  type Step,
} from './add-company-form.ts';
import { CompanyReceipt } from './CompanyReceipt.tsx';
import { ConfirmOrganization } from './ConfirmOrganization.tsx';
import { FindOrganization } from './FindOrganization.tsx';
import { organizationKey } from './organization-choices.ts';
import { useCompanyRequests } from './use-company-requests.ts';
import { useOrganizations } from './use-organizations.ts';

interface AddCompanyDialogProps {
  onClose: () => void;
  /** Goes on with what was being done, as the new company; without it the dialog offers what is next. */
  onAdded?: (customer: Customer) => void;
}

/** Becoming a company: an organization found by ИНН or name, confirmed, is registered at once. */
export function AddCompanyDialog({ onClose, onAdded }: AddCompanyDialogProps) {
  const { data: profile } = useQuery(profileQuery(true));
  const missing = missingOwnerFields(profile);
  const [step, setStep] = useState<Step>('find');
  const form = useForm({
    initialValues: emptyCompany,
    validate: companyRules(step, missing) as never,
  });
  const organizations = useOrganizations(form.values.query);
  const requests = useCompanyRequests();
  const { register, request, entrepreneur } = requests;
  const chosen = organizations.found.find(
    (one) => organizationKey(one) === form.values.organization,
  );
  const ticket = request.data ?? entrepreneur.data;
  // Owners decide about access to a registered company, managers about the rest.
  const isRequested = organizations.found.some(
    ({ inn, registered }) => registered && inn === request.variables?.inn,
  );
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
        if (step === 'find') {
          register.reset();
          return setStep('confirm');
        }
        const added = await register.mutateAsync(newCompany(chosen, values, missing), {
          onError: (error) => {
            if (isRateLimited(error) || Object.keys(fieldMessages(error)).length > 0) return;
            // It can't be added any more; the list says why, and what to do instead.
            setStep('find');
            void organizations.query.refetch();
          },
        });
        onAdded?.(added);
      }}
      pending={register.isPending || (register.isSuccess && onAdded !== undefined)}
      error={failed && formRejections(failed)}
      submitLabel={step === 'find' ? 'Далее' : 'Добавить'}
      receipt={
        customer && !onAdded
          ? {
              title: 'Компания добавлена',
              content: <CompanyReceipt customer={customer} onClose={onClose} />,
            }
          : isRequested && ticket
            ? {
                title: accessReceiptTitle,
                content: <AccessReceipt ticket={ticket} onClose={onClose} />,
              }
            : ticket
              ? {
                  title: receiptTitle,
                  content: <TicketReceipt ticket={ticket} onClose={onClose} />,
                }
              : null
      }
    >
      {step === 'confirm' && chosen ? (
        <ConfirmOrganization
          organization={chosen}
          form={form}
          missing={missing}
          pending={register.isPending}
          onBack={() => setStep('find')}
        />
      ) : (
        <FindOrganization
          form={form}
          missing={missing}
          organizations={organizations}
          requests={requests}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
