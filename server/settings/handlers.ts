import type { Handlers } from '#server/contract/handlers.ts';
import { commentMaxLengths, SUPPORT_COMMENT_MAX } from './comment-lengths.ts';

/** The shop's settings may be cached as long as the specification says. */
const CACHE_SECONDS = 60;

export const settingsHandlers = {
  getSettings: async (_request, { config }) => {
    const { contactPhone, contactEmail, services, ...addresses } = config.shop;
    return {
      status: 200,
      headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` },
      body: {
        rocadaIdentityURL: config.identity.accountUrl,
        contactPhone,
        contactEmail,
        commentMaxLength: SUPPORT_COMMENT_MAX,
        commentMaxLengths,
        recommendationHelpURL: addresses.recommendationHelpUrl,
        recommendationServiceURL: addresses.recommendationServiceUrl,
        searchBoosterURL: addresses.searchBoosterUrl,
        webAnalytics: addresses.webAnalytics && {
          counterID: addresses.webAnalytics.counterID,
          scriptURL: addresses.webAnalytics.scriptUrl,
        },
        tagManagerURL: addresses.tagManagerUrl,
        tagManagerScriptURLs: [...addresses.tagManagerScripts],
        marketplaceWidgetsURL: addresses.marketplaceWidgetsUrl,
        services: [...services],
        mobileApps: {
          appStore: addresses.appStoreUrl,
          googlePlay: addresses.googlePlayUrl,
          ruStore: addresses.ruStoreUrl,
        },
      },
    };
  },
} satisfies Partial<Handlers>;
