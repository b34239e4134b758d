import { describe, expect, it } from 'vitest';
import {
  ApiError,
  ContractError,
  fieldMessages,
  isPassing,
  NetworkError,
  traceOf,
} from './errors.ts';

function apiError(status: number, body: unknown): ApiError {
  return new ApiError(status, body, new Headers(), 'request-1');
}

describe('ApiError', () => {
  it('parses the error body of the contract', () => {
    const error = apiError(400, {
      message: 'Неверный код',
      traceID: 'trace-1',
      reason: 'InvalidCode',
      errors: [{ path: '/code', message: 'Неверный код' }],
    });
    expect(error.message).toBe('Неверный код');
    expect(error.traceID).toBe('trace-1');
    expect(error.reason).toBe('InvalidCode');
    expect(error.fieldErrors).toEqual([{ path: '/code', message: 'Неверный код' }]);
  });

  it.each([undefined, null, '<html>', [], { message: 5, traceID: null, errors: 'x' }])(
    'accepts a body like %j and takes the trace id from the request',
    (body) => {
      const error = apiError(502, body);
      expect(error.message).toBe('HTTP 502');
      expect(error.traceID).toBe('request-1');
      expect(error.reason).toBeNull();
      expect(error.fieldErrors).toEqual([]);
    },
  );
});

describe('fieldMessages', () => {
  it('names fields by their path in the form', () => {
    const error = apiError(422, {
      errors: [
        { path: '/recipient/phone', message: 'Неверный формат номера телефона' },
        { path: 'limit', message: 'Слишком много' },
        { path: 5 },
      ],
    });
    expect(fieldMessages(error)).toEqual({
      'recipient.phone': 'Неверный формат номера телефона',
      limit: 'Слишком много',
    });
    expect(fieldMessages(new Error('x'))).toEqual({});
  });
});

describe('isPassing', () => {
  it('is true when a retry may help', () => {
    expect(isPassing(new NetworkError(null, 'r'))).toBe(true);
    expect(isPassing(apiError(503, null))).toBe(true);
    expect(isPassing(apiError(404, null))).toBe(false);
    expect(isPassing(new ContractError('/x', 200, [], 'r'))).toBe(false);
  });
});

describe('traceOf', () => {
  it('returns the trace id of failed requests only', () => {
    expect(traceOf(new NetworkError(null, 'r'))).toBe('r');
    expect(traceOf(new Error('bug'))).toBeNull();
  });
});
