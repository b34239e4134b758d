import { describe, expect, it } from 'vitest';
import type { ApprovalForecast } from '#generated/api/model/approvalForecast.ts';
import {
  consentNote,
  forecastText,
  isUnapprovable,
  limitText,
  needsConsent,
  unapprovable,
} from './approval-forecast.ts';

const reason = {
  code: 'EveryOrder',
  message: 'Компания согласует все заказы',
  limit: null,
  actual: null,
} as const;

function forecast(names: string[], change: Partial<ApprovalForecast> = {}): ApprovalForecast {
  const approvers = names.map((name) => ({
    employeeID: name,
    name,
    position: null,
    isMe: false,
  }));
  return { reasons: [reason], approvers, quorum: 'All', limits: [], ...change };
}

describe('approval forecast', () => {
  it('needs no consent without a reason', () => {
    const free = forecast(['Олег Орлов'], { reasons: [] });
    expect(needsConsent(free)).toBe(false);
    expect(consentNote(free)).toBeNull();
    expect(consentNote(null)).toBeNull();
    expect(consentNote(undefined)).toBeNull();
  });

  it('says that nobody may approve instead of naming approvers', () => {
    const none = forecast([]);
    expect([needsConsent(none), isUnapprovable(none)]).toEqual([false, true]);
    expect(consentNote(none)).toBe(unapprovable);
    expect(isUnapprovable(forecast([], { reasons: [] }))).toBe(false);
    expect(isUnapprovable(null)).toBe(false);
  });

  it('names the one who decides and counts several', () => {
    expect(consentNote(forecast(['Олег Орлов']))).toBe('Нужно согласие: Олег Орлов.');
    expect(consentNote(forecast(['А', 'Б']))).toBe('Нужно согласие 2\u00a0согласующих.');
    expect(consentNote(forecast(['А', 'Б', 'В'], { quorum: 'Any' }))).toBe(
      'Нужно согласие одного из 3\u00a0согласующих.',
    );
  });

  it('says of a contract’s limit that it holds for payment on account', () => {
    const contract = {
      code: 'ContractBalanceExceeded',
      limit: 10_000_00,
      left: 4_000_00,
    } as const;
    const spent = { ...contract, left: 0 };
    const own = { code: 'EmployeeLimitExceeded', limit: 10_000_00, left: 0 } as const;
    const free = (limits: ApprovalForecast['limits']) => forecast(['А'], { reasons: [], limits });
    expect(limitText(contract, false)).toBe(
      'Если платить по счёту: остаток по договору 10 000 ₽, останется 4 000 ₽'.replaceAll(
        /(?<=\d) (?=\d|₽)/g,
        '\u00a0',
      ),
    );
    expect(limitText(spent, false)).toMatch(/, этого не хватит, понадобится согласие$/);
    expect(limitText(contract, true)).toMatch(/^Остаток по договору 10\s000\s₽, останется/);
    expect(limitText(own, false)).toMatch(/^Предел сотрудника/);
    expect(forecastText(free([contract]), false)).toBe('Согласие не нужно.');
    expect(forecastText(free([spent]), false)).toBe(
      'Согласие понадобится, только если платить по счёту.',
    );
    expect(forecastText(free([own]), false)).toBe('Согласие не нужно.');
    expect(forecastText(forecast(['А']), false)).toBe('Заказ нужно будет согласовать.');
  });
});
