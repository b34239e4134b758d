import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  useChangeApprovalContract,
  useChangeApprovalPayment,
  useChangeApprovalRecipient,
} from '#generated/api/approval/approval.ts';
import type { Approval } from '#generated/api/model/approval.ts';
import type { PaymentMethod } from '#generated/api/model/paymentMethod.ts';
import {
  getListPartnerContractsQueryOptions,
  getListPartnerRecipientsQueryOptions,
} from '#generated/api/partners/partners.ts';
import { recipientName } from '#src/features/checkout/recipient-name.ts';
import type { ApprovalOutcome } from './approval-cache.ts';
import { CommentEdit } from './CommentEdit.tsx';
import { DeliveryEdits } from './DeliveryEdits.tsx';
import { EditSelect } from './EditSelect.tsx';

interface ApprovalEditsProps {
  approval: Approval;
  outcome: ApprovalOutcome;
}

/** The parts of the order that whoever agrees to it may change; each change is sent at once. */
export function ApprovalEdits({ approval, outcome }: ApprovalEditsProps) {
  const { id, version, partner, contract, recipient, paymentMethod } = approval;
  const contracts = useQuery(getListPartnerContractsQueryOptions(partner.id));
  const recipients = useQuery(getListPartnerRecipientsQueryOptions(partner.id));
  const { mutation } = outcome;
  const changeContract = useChangeApprovalContract({ mutation });
  const changeRecipient = useChangeApprovalRecipient({ mutation });
  const changePayment = useChangeApprovalPayment({ mutation });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <EditSelect
          label="Договор"
          chosen={contract?.id}
          pending={changeContract.isPending}
          onChange={(contractID) => changeContract.mutate({ id, data: { version, contractID } })}
          choices={(contracts.data?.items ?? []).map(({ id: value, number, allowed }) => ({
            value,
            label: number,
            disabled: !allowed,
          }))}
        />
        <EditSelect
          label="Оплата"
          chosen={paymentMethod}
          pending={changePayment.isPending}
          onChange={(value) =>
            changePayment.mutate({ id, data: { version, method: value as PaymentMethod } })
          }
          choices={approval.paymentMethods.map(({ method, name, allowed }) => ({
            value: method,
            label: name,
            disabled: !allowed,
          }))}
        />
        <DeliveryEdits approval={approval} outcome={outcome} />
        <EditSelect
          label="Получатель"
          chosen={recipient?.id}
          pending={changeRecipient.isPending}
          onChange={(recipientID) => changeRecipient.mutate({ id, data: { version, recipientID } })}
          choices={(recipients.data?.items ?? []).map((person) => ({
            value: person.id,
            label: recipientName(person),
          }))}
        />
      </SimpleGrid>
      <CommentEdit approval={approval} outcome={outcome} />
    </Stack>
  );
}
