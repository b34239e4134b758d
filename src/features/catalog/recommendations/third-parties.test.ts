import { describe, expect, it } from 'vitest';
import { allowedParties } from './third-parties.ts';

const settings = {
  recommendationServiceURL: 'https://recommend.example.ru/v1',
  searchBoosterURL: 'https://booster.example.ru/widget.js',
};
const nobody = { recommendationService: null, searchBooster: null };

describe('services outside', () => {
  it('are asked once the user has agreed', () => {
    expect(allowedParties(settings, true)).toEqual({
      recommendationService: settings.recommendationServiceURL,
      searchBooster: settings.searchBoosterURL,
    });
  });

  it('are not asked before, nor where the settings name none, nor while those are unknown', () => {
    expect(allowedParties(settings, false)).toEqual(nobody);
    const none = { recommendationServiceURL: null, searchBoosterURL: null };
    expect(allowedParties(none, true)).toEqual(nobody);
    expect(allowedParties(undefined, true)).toEqual(nobody);
  });
});
