import type { IndexedOperation } from './contract-index.ts';
import { heading, joinParts, operationLinks } from './parts.ts';
import { STATUSES } from './statuses.ts';

interface Reason {
  readonly statuses: Set<string>;
  /** What the user of the shop reads, from an example. */
  message: string;
  readonly operations: Set<IndexedOperation>;
}

/** «409 с reason NotEnoughStock», «422 BelowMinimum». */
const NAMED = /(?:\b([45]\d\d)\s(?:с\s)?(?:reason\s)?|reason\s)`?([A-Z][A-Za-z]{3,})\b(?!-)/g;

/** Every `reason` that an example of a failure or a description names. */
function listReasons(operations: readonly IndexedOperation[]): [string, Reason][] {
  const found = new Map<string, Reason>();
  const note = (name: string, operation: IndexedOperation, status: string, message: string) => {
    const reason = found.get(name) ?? { statuses: new Set(), message: '', operations: new Set() };
    found.set(name, reason);
    if (status !== '') reason.statuses.add(status);
    reason.message ||= message;
    reason.operations.add(operation);
  };
  for (const operation of operations) {
    for (const { status, examples } of operation.responses) {
      for (const { reason, message } of examples) {
        if (typeof reason === 'string' && !status.startsWith('2')) {
          note(reason, operation, status, String(message ?? ''));
        }
      }
    }
    for (const [, status = '', reason = ''] of operation.description.matchAll(NAMED)) {
      note(reason, operation, status, '');
    }
  }
  return [...found].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Statuses, reasons, and what a client does with them. */
export function writeErrors(operations: readonly IndexedOperation[]): string {
  const rows = STATUSES.map(([status, cause, action]) => {
    const count = operations.filter(({ responses }) =>
      responses.some((response) => response.status === status),
    ).length;
    return `| ${status} | ${cause} | ${action} | ${count === 0 ? 'по `default`' : count} |`;
  });
  return joinParts([
    heading(
      'Ошибки',
      'Любая ошибка — `ErrorPayload`: текст для пользователя `message`, номер для поддержки `traceID` и, где случаи надо различать, `reason`.',
    ),
    '## Статусы',
    [
      '| Статус | Что случилось | Что делать клиенту | Операций |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n'),
    'Неизвестный `reason` клиент обрабатывает по статусу: список пополняется, и это не ломает контракт.',
    '## Причины',
    ...listReasons(operations).flatMap(([name, { statuses, message, operations: users }]) => [
      `### \`${name}\``,
      [[...statuses].sort().join(', '), message && `«${message}»`].filter(Boolean).join(': '),
      `Операции: ${operationLinks([...users])}`,
    ]),
  ]);
}
