import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
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
import { choicesOf } from './choices.ts';
import { DeliveryEdits } from './DeliveryEdits.tsx';

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
        <NativeSelect
          label="Договор"
          value={contract?.id ?? ''}
          disabled={changeContract.isPending}
          onChange={({ currentTarget: { value } }) =>
            changeContract.mutate({ id, data: { version, contractID: value } })
          }
          data={choicesOf(
            contract?.id,
            (contracts.data?.items ?? []).map((item) => ({
              value: item.id,
              label: item.number,
              disabled: !item.allowed,
            })),
          )}
        />
        <NativeSelect
          label="Оплата"
          value={paymentMethod ?? ''}
          disabled={changePayment.isPending}
          onChange={({ currentTarget: { value } }) =>
            changePayment.mutate({ id, data: { version, method: value as PaymentMethod } })
          }
          data={choicesOf(
            paymentMethod,
            approval.paymentMethods.map(({ method, name, allowed }) => ({
              value: method,
              label: name,
              disabled: !allowed,
            })),
          )}
        />
        <DeliveryEdits approval={approval} outcome={outcome} />
        <NativeSelect
          label="Получатель"
          value={recipient?.id ?? ''}
          disabled={changeRecipient.isPending}
          onChange={({ currentTarget: { value } }) =>
            changeRecipient.mutate({ id, data: { version, recipientID: value } })
          }
          data={choicesOf(
            recipient?.id,
            (recipients.data?.items ?? []).map((person) => ({
              value: person.id,
              label: recipientName(person),
            })),
          )}
        />
      </SimpleGrid>
      <CommentEdit approval={approval} outcome={outcome} />
    </Stack>
  );
}
