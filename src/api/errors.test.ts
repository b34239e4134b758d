import { describe, expect, it } from 'vitest';
import {
  ApiError,
  ContractError,
  isNotFound,
  isPassing,
  isRateLimited,
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

describe('isRateLimited', () => {
  it('is true for a 429, whose message is for the user even when a proxy responded', () => {
    const error = apiError(429, '<html>');
    expect(isRateLimited(error)).toBe(true);
    expect(error.message).toBe('Слишком много запросов. Попробуйте чуть позже.');
    expect(isRateLimited(apiError(409, null))).toBe(false);
  });
});

describe('isNotFound', () => {
  const rejected = (path: string) => apiError(400, { errors: [{ path, message: 'Плохо' }] });

  it('is true for a 404 and for an id in the URL that cannot exist', () => {
    expect(isNotFound(apiError(404, null))).toBe(true);
    expect(isNotFound(rejected('slug'))).toBe(true);
  });

  it('is false for a rejected field of the body and for other errors', () => {
    expect(isNotFound(rejected('/name'))).toBe(false);
    expect(isNotFound(rejected(''))).toBe(false);
    expect(isNotFound(apiError(400, null))).toBe(false);
    expect(isNotFound(apiError(500, null))).toBe(false);
    expect(isNotFound(new NetworkError(null, 'r'))).toBe(false);
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
