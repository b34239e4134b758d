import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('parses the deployment’s settings', () => {
    const config = parseConfig(
      '{"authority":"https://id.example.ru/realms/shop","apiOrigin":"https://api.example.ru"}',
    );
    expect(config.authority).toBe('https://id.example.ru/realms/shop');
    expect(config.apiOrigin).toBe('https://api.example.ru');
    expect(config.clientId).toBe('dental-spa');
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"authority":5}'])('has defaults for %s', (json) => {
    expect(parseConfig(json).authority).toBe('/oidc');
  });
});
