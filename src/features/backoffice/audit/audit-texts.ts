import type { AuditChange } from '#generated/api/model/auditChange.ts';
import type { AuditEntity } from '#generated/api/model/auditEntity.ts';
import type { AuditEntry } from '#generated/api/model/auditEntry.ts';
import type { AuditRecord } from '#generated/api/model/auditRecord.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { isMoscowTime, moscowTime } from '#src/lib/dates/moscow-day.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { actText } from './act-labels.ts';
import { entityLabels, propertyLabels, subjectText } from './audit-labels.ts';
import { valueText } from './audit-values.ts';

const systems: Readonly<Record<string, string>> = {
  bank: 'Банк',
  '1c': '1С',
  demo: 'Демо-менеджер (автоматически)',
  shop: 'Магазин (автоматически)',
};

/** Records whose subject is the record itself. */
const isSubject: ReadonlySet<AuditEntity> = new Set([
  'orders',
  'support_tickets',
  'product_feedback',
]);

/** Who acted: «Светлана Громова, сотрудник», «Банк». */
export function actorText({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>): string {
  const system = systems[actor];
  if (system !== undefined) return system;
  const [kind, ...rest] = actor.split(':');
  const id = rest.join(':');
  if (kind === 'staff') {
    return actorName === null ? `Сотрудник ${id}` : `${actorName}, сотрудник`;
  }
  if (kind === 'user')
    return actorName === null ? 'Покупатель без имени' : `${actorName}, покупатель`;
  return actor;
}

/** «12.03.2026 в 12:45» by Moscow time; with «мск» where clocks show another one. */
export function momentText(iso: string): string {
  const date = new Date(iso);
  return `${formatDate(iso)} в\u00a0${moscowTime(date)}${isMoscowTime(date) ? '' : ' мск'}`;
}

/** What was done: «Заказ Д-240507: отправлен». */
export function entryTitle({ act, subject, records: [first] }: AuditEntry): string {
  const done = act === null ? null : actText(act);
  if (done !== null) return `${subject ? subjectText(subject) : done.noun}: ${done.text}`;
  if (first === undefined) return act ?? 'Действие';
  const { noun, created, changed } = entityLabels[first.entity];
  const what = first.isNew ? created : changed;
  return `${subject ? subjectText(subject) : noun}: ${what}`;
}

/** Parts of a sum that may be zero, of which nobody has to read then. */
const parts: ReadonlySet<AuditChange['name']> = new Set(['goods', 'delivery', 'bonus']);

function isNothing({ name, after }: AuditChange): boolean {
  return parts.has(name) && after === '0';
}

function changeText(entity: AuditEntity, isNew: boolean, change: AuditChange): string | null {
  const { name, before, after } = change;
  const label = propertyLabels[name];
  if (label === null) return null;
  const text = (value: string | null) => (value === null ? 'нет' : valueText(entity, name, value));
  if (isNew) return after === null || isNothing(change) ? null : `${label} ${text(after)}`;
  return `${label} ${text(before)} → ${text(after)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a record is called among the details; empty for the one that the title names. */
function recordName({ entity, subject }: AuditRecord, entry: AuditEntry): string {
  const { noun } = entityLabels[entity];
  const isSame =
    subject?.kind === entry.subject?.kind && subject?.recordID === entry.subject?.recordID;
  if (isSame) return isSubject.has(entity) ? '' : `${noun}: `;
  if (subject === null) return `${noun}: `;
  return isSubject.has(entity)
    ? `${subjectText(subject)}: `
    : `${noun} (${subjectText(subject)}): `;
}

/** What staff return themselves after a cancellation, and who of them; null when nothing. */
function handMoneyText({ handMoney, actor, actorName }: AuditEntry): string | null {
  if (handMoney === null) return null;
  const isStaff = actor.startsWith('staff:');
  const who = isStaff ? (actorName ?? actor.slice('staff:'.length)) : 'сотрудник отдела заказов';
  return `Деньги вернуть вручную: ${formatMoney(handMoney)}, возвращает ${who}`;
}

/** Why it was done, what has to follow, and what it changed, a line for each record. */
export function detailTexts(entry: AuditEntry): string[] {
  const { reason } = entry;
  const lines = entry.records.map((record) => {
    const { entity, isNew, changes } = record;
    const texts = changes
      .map((change) => changeText(entity, isNew, change))
      .filter((text) => text !== null);
    return texts.length === 0 ? '' : capitalized(`${recordName(record, entry)}${texts.join(', ')}`);
  });
  const reasonLine = reason === null ? '' : `Причина: ${reason}`;
  return [...new Set([reasonLine, handMoneyText(entry) ?? '', ...lines])].filter(Boolean);
}
