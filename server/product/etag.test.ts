import { describe, expect, it } from 'vitest';
import { matchesTag, versionHeaders } from './etag.ts';

describe('matchesTag', () => {
  const { ETag } = versionHeaders('17');

  it.each(['W/"17"', '"17"', '"16", W/"17"', '*'])('%s matches', (ifNoneMatch) => {
    expect(matchesTag(ifNoneMatch, ETag)).toBe(true);
  });

  it.each([undefined, '', 'W/"18"', '17'])('%s does not', (ifNoneMatch) => {
    expect(matchesTag(ifNoneMatch, ETag)).toBe(false);
  });
});
