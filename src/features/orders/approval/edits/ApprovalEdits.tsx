import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getChangeApprovalContractMutationOptions } from '#generated/api/approval/change-approval-contract.ts';
import { getChangeApprovalPaymentMutationOptions } from '#generated/api/approval/change-approval-payment.ts';
import { getChangeApprovalRecipientMutationOptions } from '#generated/api/approval/change-approval-recipient.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { PaymentMethod } from '#generated/api/model/paymentMethod.ts';
import { getListPartnerContractsQueryOptions } from '#generated/api/partners/list-partner-contracts.ts';
import { getListPartnerRecipientsQueryOptions } from '#generated/api/partners/list-partner-recipients.ts';
import { paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { DeliveryEdits } from '#src/features/orders/approval/edits/delivery/DeliveryEdits.tsx';
import { withReason } from '#src/lib/choices.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { CommentEdit } from './CommentEdit.tsx';
import { EditSelect } from './EditSelect.tsx';
import type { ApprovalEdits as Edits } from './use-approval-edits.ts';

interface ApprovalEditsProps {
  approval: Approval;
  edits: Edits;
}

/** The parts of the order that an approver may edit; each change is sent at once. */
export function ApprovalEdits({ approval, edits }: ApprovalEditsProps) {
  const { partner, contract, recipient, paymentMethod } = approval;
  const contracts = useQuery(getListPartnerContractsQueryOptions(partner.id));
  const recipients = useQuery(getListPartnerRecipientsQueryOptions(partner.id));
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <EditSelect
          label="Договор"
          chosen={contract && { value: contract.id, label: contract.number }}
          pending={edits.choiceOf('contract')}
          onChange={(contractID) => {
            const options = getChangeApprovalContractMutationOptions();
            edits.edit('contract', contractID, options, { contractID });
          }}
          choices={(contracts.data?.items ?? []).map(({ id: value, number, allowed, reason }) => ({
            value,
            label: withReason(number, reason),
            disabled: !allowed,
          }))}
        />
        <EditSelect
          label="Оплата"
          chosen={
            paymentMethod && { value: paymentMethod, label: paymentMethodName(paymentMethod) }
          }
          pending={edits.choiceOf('payment')}
          onChange={(value) => {
            const options = getChangeApprovalPaymentMutationOptions();
            edits.edit('payment', value, options, { method: value as PaymentMethod });
          }}
          choices={approval.paymentMethods.map(({ method, name, allowed, reason }) => ({
            value: method,
            label: withReason(name, reason),
            disabled: !allowed,
          }))}
        />
        <DeliveryEdits approval={approval} edits={edits} />
        <EditSelect
          label="Получатель"
          note={recipient && `Телефон: ${formatPhone(recipient.phone)}`}
          chosen={recipient && { value: recipient.id, label: fullName(recipient) }}
          pending={edits.choiceOf('recipient')}
          onChange={(recipientID) => {
            const options = getChangeApprovalRecipientMutationOptions();
            edits.edit('recipient', recipientID, options, { recipientID });
          }}
          choices={(recipients.data?.items ?? []).map((person) => ({
            value: person.id,
            label: fullName(person),
          }))}
        />
      </SimpleGrid>
      <CommentEdit approval={approval} edits={edits} />
    </Stack>
  );
}
