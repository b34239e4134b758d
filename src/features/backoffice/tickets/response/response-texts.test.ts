import { describe, expect, it } from 'vitest';
import { responseTexts } from './response-texts.ts';

describe('texts of a response to a ticket', () => {
  it('close a question without a warning of effects', () => {
    expect(responseTexts('General', 'Grant')).toMatchObject({
      label: 'Закрыть обращение',
      consequence: 'Обращение закроется, открыть его снова нельзя.',
    });
  });

  it('say of a request only what granting it does', () => {
    const { label, consequence } = responseTexts('Refund', 'Grant');
    expect(label).toBe('Принять возврат');
    expect(consequence).toContain('верните покупателю');
    expect(consequence).not.toMatch(/аккаунт|компани/i);
    expect(responseTexts('AccountDeletion', 'Grant').consequence).not.toMatch(/деньги|компани/i);
  });

  it('are the same for a reply and a rejection of any type', () => {
    expect(responseTexts('EDO', 'Reply')).toEqual(responseTexts('General', 'Reply'));
    expect(responseTexts('EDO', 'Reject')).toEqual(responseTexts('General', 'Reject'));
  });
});
