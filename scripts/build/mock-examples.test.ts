import { describe, expect, it } from 'vitest';
import { findExample } from './mock-examples.ts';

const examples = { 'order-pending': {}, 'order-draft': {} };
const contract = {
  paths: {
    '/api/v1/order/{id}': {
      get: { responses: { 200: { content: { 'application/json': { examples } } } } },
    },
  },
};

describe('findExample', () => {
  it.each([
    ['GET', '/api/v1/order/draft', [], 'order-draft'],
    ['GET', '/api/v1/order/240501', ['cart-empty', 'order-draft'], 'order-draft'],
    ['GET', '/api/v1/order/240501', [], undefined],
    ['POST', '/api/v1/order/draft', ['draft'], undefined],
    ['GET', '/api/v1/nothing', ['draft'], undefined],
  ])('%s %s, wishing %j, finds %s', (method, path, wished, example) => {
    expect(findExample(contract, method, path, wished)).toBe(example);
  });
});
