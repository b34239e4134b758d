import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 YaBrowser/26.3 Safari/537.36`,
    'Яндекс Браузер, Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1 Version/18.3 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox, macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) something', 'Linux'],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
])('device name: of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
