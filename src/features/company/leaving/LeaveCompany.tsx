import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { PartnerDetails } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './LeaveCompany.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';

type Company = Pick<PartnerDetails, 'id' | 'employeeID' | 'leaveObstacle'>;

/** Lets the user leave the company, or says what to do first. */
export function LeaveCompany({ company }: { company: Company }) {
  const [isOpen, setOpen] = useState(false);
  const noteID = useId();
  const { id, employeeID, leaveObstacle } = company;
  if (employeeID === undefined) return null;
  return (
    <div className={classes.leave}>
      <Button
        variant="default"
        disabled={Boolean(leaveObstacle)}
        aria-describedby={noteID}
        onClick={() => setOpen(true)}
      >
        Выйти из компании
      </Button>
      <Text id={noteID} size="sm" c="dimmed">
        {leaveObstacle ?? 'Заказы и\u00A0документы останутся у\u00A0компании.'}
      </Text>
      {isOpen && (
        <LeaveDialog partnerID={id} employeeID={employeeID} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
