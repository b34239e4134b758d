import type { MobileApps } from '#generated/api/model/mobileApps.ts';

export type MobilePlatform = 'android' | 'ios';

/**
 * The platform whose users are offered the app: Android, and iOS in browsers other than Safari
 * (Safari has a banner of its own). Null for everybody else.
 */
export function offeredPlatform(userAgent: string): MobilePlatform | null {
  if (/android/i.test(userAgent)) return 'android';
  if (!/iphone|ipad|ipod/i.test(userAgent)) return null;
  const isSafari =
    /version\/[\d.]+.*safari\//i.test(userAgent) &&
    !/crios|fxios|edgios|yabrowser|opt\//i.test(userAgent);
  return isSafari ? null : 'ios';
}

/** URL of the app for a platform, or null. */
export function appURL(platform: MobilePlatform, apps: MobileApps): string | null {
  return platform === 'ios' ? apps.appStore : (apps.googlePlay ?? apps.ruStore);
}
