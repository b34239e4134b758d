import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

const templates = ['/product/{id}', '/product/hits', '/product/{id}/feedback'];

describe('matchPath', () => {
  it.each([
    ['/product/7', '/product/{id}'],
    ['/product/hits', '/product/hits'],
    ['/product/7/feedback', '/product/{id}/feedback'],
    ['/product', undefined],
    ['/product/7/feedback/1', undefined],
  ])('matches %s to the template %s', (requested, template) => {
    expect(matchPath(templates, requested)).toBe(template);
  });
});
