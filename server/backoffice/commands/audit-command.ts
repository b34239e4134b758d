import {
  type AuditFilter,
  type AuditRecord,
  listAuditRecords,
} from '#server/audit/audit-records.ts';
import { type Command, CommandError } from '#server/backoffice/command.ts';

const LISTED = 50;

const moscow = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function changesOf({ before, after }: AuditRecord): string {
  return Object.entries(after ?? {})
    .map(([name, value]) => {
      const old = before === null ? '' : `${JSON.stringify(before[name] ?? null)} → `;
      return `${name}: ${old}${JSON.stringify(value)}`;
    })
    .join(', ');
}

function lineOf(record: AuditRecord): string {
  const { at, actor, act, entity, entityID } = record;
  const what = entity === 'command' ? '' : `${entity} ${entityID ?? ''}  ${changesOf(record)}`;
  return [moscow.format(at), actor, act ?? '', what].filter((part) => part !== '').join('  ');
}

/** @throws CommandError */
function filterOf(action: string, value: string | undefined): AuditFilter {
  if (action === 'list') return {};
  if (action === 'order' && value !== undefined) return { order: value };
  if (action === 'by' && value !== undefined) return { actor: value };
  throw new CommandError('Журнал умеет: list, order ЗАКАЗ, by КТО');
}

export const auditCommand: Command = {
  usage: `audit list                 последние записи журнала: кто, когда и что изменил
  audit order ЗАКАЗ          о заказе, его оплатах, возвратах и обращениях
  audit by КТО               одного человека или системы: staff:anna, user:…, bank, 1c, shop`,
  run: async ({ db, args: [action = 'list', value] }) => {
    const records = await listAuditRecords(db, filterOf(action, value), LISTED);
    return records.length === 0 ? 'Записей нет' : records.map(lineOf).join('\n');
  },
};
