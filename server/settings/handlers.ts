import type { Handlers } from '#server/contract/handlers.ts';

/** The shop's settings may be cached as long as the specification says. */
const CACHE_SECONDS = 60;
const COMMENT_MAX_LENGTH = 300;

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
        commentMaxLength: COMMENT_MAX_LENGTH,
        recommendationHelpURL: addresses.recommendationHelpUrl,
        recommendationServiceURL: addresses.recommendationServiceUrl,
        searchBoosterURL: addresses.searchBoosterUrl,
        webAnalytics: addresses.webAnalytics && {
          counterID: addresses.webAnalytics.counterID,
          scriptURL: addresses.webAnalytics.scriptUrl,
        },
        tagManagerURL: addresses.tagManagerUrl,
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
