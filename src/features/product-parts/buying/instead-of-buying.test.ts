import { describe, expect, it } from 'vitest';
import { UnavailabilityReason } from '#generated/api/model/unavailabilityReason.ts';
import { UnavailableProductAction } from '#generated/api/model/unavailableProductAction.ts';
import { reasonLabels, reasonTexts } from '#src/features/product-parts/facts/stock.ts';
import { insteadOfBuying } from './instead-of-buying.ts';

const buttons = {
  WaitingList: 'Сообщить о поступлении',
  RequestAnalogue: 'Подобрать аналог',
  RequestOffer: 'Запросить предложение',
  RequestAssistance: 'Спросить менеджера',
  None: null,
} as const;

const reasons = Object.values(UnavailabilityReason.options);
const actions = Object.values(UnavailableProductAction.options);
const combinations = reasons.flatMap((reason) =>
  actions.map((action) => [reason, action] as const),
);

describe('unavailable product', () => {
  it('has five reasons and five actions', () => {
    expect(combinations).toHaveLength(25);
  });

  it.each(combinations)('%s with %s offers the server’s action', (reason, action) => {
    const shown = insteadOfBuying({ unavailability: { reason, action } });
    const label = buttons[action];
    expect(shown).toEqual(label === null ? { kind: 'Analogues' } : { kind: 'Ask', action, label });
    expect(reasonLabels[reason]).not.toBe('');
    expect(reasonTexts[reason]).not.toBe('');
  });

  it.each(combinations)('%s with %s requested already links to the ticket', (reason, action) => {
    const shown = insteadOfBuying({ unavailability: { reason, action, ticketID: '7' } });
    const kind = { WaitingList: 'Waiting', None: 'Analogues' }[action as string] ?? 'Requested';
    expect(shown).toEqual(kind === 'Analogues' ? { kind } : { kind, ticketID: '7' });
  });
});
