import { describe, expect, it } from 'vitest';
import { allowedParties } from './third-parties.ts';

const settings = {
  recommendationServiceURL: 'https://recommend.example.ru/v1',
  searchBoosterURL: 'https://booster.example.ru/widget.js',
};
const nobody = { recommendationService: null, searchBooster: null };

describe('third-party services', () => {
  it('are allowed after consent', () => {
    expect(allowedParties(settings, true)).toEqual({
      recommendationService: settings.recommendationServiceURL,
      searchBooster: settings.searchBoosterURL,
    });
  });

  it('are not allowed before consent, nor when the settings have none or are not loaded', () => {
    expect(allowedParties(settings, false)).toEqual(nobody);
    const none = { recommendationServiceURL: null, searchBoosterURL: null };
    expect(allowedParties(none, true)).toEqual(nobody);
    expect(allowedParties(undefined, true)).toEqual(nobody);
  });
});
