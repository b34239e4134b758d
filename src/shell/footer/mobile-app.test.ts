import { describe, expect, it } from 'vitest';
import { appURL, offeredPlatform } from './mobile-app.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('offeredPlatform', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile', 'android'],
    [`${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'ios'],
    [`${iPhone} Version/17.4 YaBrowser/24.4 Mobile/15E148 Safari/604.1`, 'ios'],
    [`${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, null],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', null],
  ] as const)('returns for %s: %s', (userAgent, platform) => {
    expect(offeredPlatform(userAgent)).toBe(platform);
  });
});

describe('appURL', () => {
  const apps = { appStore: 'https://a.example', googlePlay: null, ruStore: 'https://r.example' };

  it('uses the next app store when one has no app', () => {
    expect(appURL('android', apps)).toBe('https://r.example');
    expect(appURL('ios', apps)).toBe('https://a.example');
  });
});
