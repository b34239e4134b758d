import { Alert, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Approval } from '#generated/api/model/approval.ts';
import { personName } from '#src/features/order-parts/approval-labels.ts';
import type { ApprovalOutcome } from '#src/features/orders/approval/edits/approval-cache.ts';
import { ApprovalDiffTable } from './ApprovalDiffTable.tsx';

interface ApprovalNewsProps {
  approval: Approval;
  outcome: ApprovalOutcome;
}

/** Changes while the page is open: a rejected change of the user, or an edit by another user. */
export function ApprovalNews({ approval, outcome }: ApprovalNewsProps) {
  const { conflict, dismiss, seen, see } = outcome;
  const place = useRef<HTMLDivElement>(null);
  // The rejected button may be screens below, and its dialog is closed: nobody would see the message.
  useEffect(() => {
    if (conflict === null) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [conflict]);
  const edits = approval.history.filter(
    ({ kind, version }) => kind === 'Edited' && version > (seen ?? approval.version),
  );
  return (
    <>
      {conflict && (
        <Alert
          ref={place}
          tabIndex={-1}
          color="red"
          variant="light"
          withCloseButton
          closeButtonLabel="Закрыть"
          onClose={dismiss}
          title={conflict.message}
        >
          {conflict.diff ? (
            <ApprovalDiffTable diff={conflict.diff} />
          ) : (
            <Text size="sm">На странице свежее состояние заказа.</Text>
          )}
        </Alert>
      )}
      {edits.length > 0 && (
        <Alert
          color="orange"
          variant="light"
          withCloseButton
          closeButtonLabel="Закрыть"
          onClose={() => see(approval.version)}
          title="Заказ изменили, пока страница была открыта"
        >
          {edits.map(({ id, actor, diff }) => (
            <div key={id}>
              {actor && <Text size="sm">{personName(actor)}</Text>}
              {diff && <ApprovalDiffTable diff={diff} />}
            </div>
          ))}
        </Alert>
      )}
    </>
  );
}
