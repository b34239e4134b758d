import { describe, expect, it } from 'vitest';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import { writeChangelog } from '#tools/contract/drift/report/changelog.ts';
import { editedContract } from './edited-contract.ts';

function changelog(edit: Readonly<Record<string, unknown>>, language: 'en' | 'ru' = 'ru'): string {
  const findings = compareContracts({ before: editedContract(), after: editedContract(edit) });
  return writeChangelog(findings, { before: '0.1.0', after: '0.2.0' }, language);
}

describe('changelog', () => {
  it('lists the changes in Russian, the breaking ones first', () => {
    const text = changelog({
      '/components/schemas/Status/enum': ['New', 'Paid', 'Sent', 'Lost'],
      '/components/schemas/Order/properties/number': { type: 'string' },
      '/paths/~1api~1v1~1orders/get/summary': 'Мои заказы',
      '/paths/~1api~1v1~1brands': {
        get: { operationId: 'listBrands', summary: 'Бренды', responses: {} },
      },
    });
    expect(text).toBe(
      [
        '# Изменения: 0.1.0 → 0.2.0',
        '## Ломающие изменения',
        '- `Status` — добавлено: `Lost` (ответ: `GET /api/v1/orders`, `POST /api/v1/orders`, `GET /api/v1/orders/{id}`)\n  Раньше прийти не могло: `{"id":"A","status":"Lost","total":0}`',
        '## Новые операции',
        '- `GET /api/v1/brands` — Бренды',
        '## Новое',
        '- `Order/number` — новое поле `number` (ответ: `GET /api/v1/orders`, `POST /api/v1/orders`, `GET /api/v1/orders/{id}`)',
        '## Уточнены описания',
        '- `listOrders` — уточнено описание (`GET /api/v1/orders`)\n',
      ].join('\n\n'),
    );
  });

  it('is English for the engineers of any contract', () => {
    const text = changelog(
      {
        '/components/schemas/Status/enum': ['New', 'Paid', 'Sent', 'Lost'],
        '/paths/~1api~1v1~1brands': { get: { operationId: 'listBrands', responses: {} } },
      },
      'en',
    );
    expect(text).toContain(
      '# Changes: 0.1.0 → 0.2.0\n\n## Breaking changes\n\n- `Status` — new: Lost',
    );
    expect(text).toContain('## New operations\n\n- New operation ');
    expect(text).not.toMatch(/[А-Яа-яё]/);
  });

  it('reports that nothing has changed', () => {
    expect(changelog({})).toBe('# Изменения: 0.1.0 → 0.2.0\n\nКонтракт не менялся.\n');
    expect(changelog({}, 'en')).toContain('The contract has not changed.');
  });
});
