import type { Handlers } from '#server/contract/handlers.ts';

/** The page of the shop's settings may be kept for as long as its readers are told to keep it. */
const CACHE_SECONDS = 60;
const CONTACT_PHONE = '+78002507780';
const COMMENT_MAX_LENGTH = 300;

export const settingsHandlers = {
  getSettings: async (_request, { config }) => ({
    status: 200,
    headers: { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` },
    body: {
      rocadaIdentityURL: config.identity.accountUrl,
      contactPhone: CONTACT_PHONE,
      commentMaxLength: COMMENT_MAX_LENGTH,
      contactEmail: 'zakaz@example.ru',
      recommendationHelpURL: null,
      services: [],
      mobileApps: { appStore: null, googlePlay: null, ruStore: null },
    },
  }),
} satisfies Partial<Handlers>;
