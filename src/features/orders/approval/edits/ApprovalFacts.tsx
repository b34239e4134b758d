import { Stack } from '@mantine/core';
import type { Approval } from '#generated/api/model/approval.ts';
import { personName } from '#src/features/order-parts/approval-labels.ts';
import { shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import { addressNote, destination } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { receiptText } from '#src/features/order-parts/delivery/receipt-text.ts';
import { paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { FactList } from '#src/features/order-parts/summary/FactList.tsx';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { ApprovalEdits } from './ApprovalEdits.tsx';
import type { ApprovalEdits as Edits } from './use-approval-edits.ts';

interface ApprovalFactsProps {
  approval: Approval;
  edits: Edits;
}

/** Delivery, recipient and payment; as fields for users who may edit. */
export function ApprovalFacts({ approval, edits }: ApprovalFactsProps) {
  const { orderStatus, author, partner, contract, delivery, recipient, paymentMethod, comment } =
    approval;
  const mayEdit = approval.allowedActions.includes('Edit');
  return (
    <Stack gap="lg">
      <FactList
        facts={[
          ['Заказал(а)', personName(author)],
          ['Компания', partner.name],
          // Editors have the rest in the fields below.
          ...(mayEdit
            ? []
            : ([
                ['Договор', contract?.number],
                ['Получение', receiptText(orderStatus, delivery, shopDay(new Date()))],
                [delivery.method === 'Pickup' ? 'Пункт выдачи' : 'Адрес', destination(delivery)],
                ['Курьеру', delivery.address && addressNote(delivery.address)],
                [
                  'Получатель',
                  recipient && `${fullName(recipient)}, ${formatPhone(recipient.phone)}`,
                ],
                ['Оплата', paymentMethod && paymentMethodName(paymentMethod)],
                ['Комментарий', comment],
              ] as const)),
          ['Метки', approval.tags.join(', ')],
        ]}
      />
      {mayEdit && <ApprovalEdits approval={approval} edits={edits} />}
    </Stack>
  );
}
