import type { components } from '#generated/server/operations.ts';
import type { AuditRecord } from '#server/audit/audit-records.ts';

type Kind = components['schemas']['AuditSubject']['kind'];

/** A record that the trail names: by its id, or as a command named it. */
export interface AuditReference {
  kind: Kind | 'Employee';
  by: 'id' | 'number' | 'inn';
  value: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

function byID(kind: AuditReference['kind'], value: unknown): AuditReference | null {
  const id = text(value);
  return id === null ? null : { kind, by: 'id', value: id };
}

/** What a command of staff is about: `ticket 1003 grant …`; null when it names no record. */
export function referenceOfAct(act: string | null): AuditReference | null {
  const [command, value = '', action] = (act ?? '').split(' ');
  if (action === undefined || value === '…') return null;
  switch (command) {
    case 'order':
      return { kind: 'Order', by: 'id', value };
    case 'ticket':
    case 'refund':
      return { kind: 'Ticket', by: 'number', value: value.replace(/^[ОO]-/i, '') };
    case 'feedback':
      return { kind: 'Review', by: 'id', value: value.split('-')[0] ?? value };
    case 'company':
    case 'power':
      return { kind: 'Company', by: 'inn', value };
    default:
      return null;
  }
}

/** What a changed record belongs to. */
export function referenceOfRecord(record: AuditRecord): AuditReference | null {
  const { entity, entityID, orderID, after } = record;
  switch (entity) {
    case 'support_tickets':
      return byID('Ticket', entityID);
    case 'product_feedback':
      return byID('Review', entityID);
    case 'bonus_entries':
      return byID('Customer', after?.user_id);
    case 'partner_employees':
      return byID('Employee', entityID);
    case 'powers_of_attorney':
      return byID('Company', after?.partner_id);
    default:
      return byID('Order', orderID);
  }
}

/** The people and companies that columns name, by column. */
export const referringColumns: Readonly<Record<string, AuditReference['kind']>> = {
  user_id: 'Customer',
  partner_id: 'Company',
  employee_id: 'Employee',
  assignee_id: 'Customer',
};

/** The references in the changes of a record. */
export function referencesInChanges({ before, after }: AuditRecord): AuditReference[] {
  return Object.entries(referringColumns).flatMap(([column, kind]) =>
    [byID(kind, before?.[column]), byID(kind, after?.[column])].filter((found) => found !== null),
  );
}
